import pg from "pg";
import { beforeEach, expect, test, vi } from "vitest";
import { exportContent } from "#database/publish-content.ts";
import { readPiece } from "#database/publish-piece.ts";
import type { Piece } from "#database/content-versions.ts";
import type { Database } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { publicationsOn } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Account } from "../desk-session.ts";
import { saveDraft } from "./drafts.ts";
import { publishDraft } from "./publish-draft.ts";

// Whoever publishes at the same time waits for the transaction, and a database may be far away.

const MOST_STATEMENTS = 4;
const ACCOUNT = { id: "account-1", role: "editor", restaurants: [] } as unknown as Account;

/** How many are sent to PostgreSQL, but for what begins and ends transactions and what is done to drafts. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = query.mock.calls.map(([one]: readonly unknown[]) =>
    typeof one === "string" ? one : (one as { readonly text: string }).text,
  );
  query.mockRestore();
  return sent.filter((text) => !/^(begin|commit)\b|"content_drafts"/.test(text)).length;
}

describeWithDatabase("statements of a publication", (getDatabase) => {
  async function publish(database: Database, piece: Piece, changes: object) {
    const published = await readPiece(database.orm, piece);
    const content = { ...published.content, slug: piece.slug, ...changes };
    const { fingerprint: basedOn } = published;
    const written = { content, basedOn, published, author: ACCOUNT.id, seen: undefined };
    const seen = (await saveDraft(database.orm, piece, written))?.savedAt ?? new Date(0);
    const publication = { piece, seen, account: ACCOUNT };
    const count = await statementsOf(() => publishDraft(publicationsOn(database), publication));
    expect((await readPiece(database.orm, piece)).content).toEqual(content);
    return count;
  }

  beforeEach(() => prepareDatabase(getDatabase()));

  test("are few, whatever the piece names and however many others there are", async () => {
    const database = getDatabase();
    const restaurant = { kind: "restaurants", slug: "rubaiyat-rio" } as const;
    expect(await publish(database, restaurant, { phone: "+552122334455" })).toBe(3);

    const menu = { kind: "menus", slug: "rubaiyat-madrid-main" } as const;
    const note = { pt: "Outra nota", en: "Another note", es: "Otra nota" };
    expect(await publish(database, menu, { note })).toBe(MOST_STATEMENTS);

    const [experience] = (await exportContent(database)).experiences;
    const { id } = await storePicture(database);
    const added = { ...experience, slug: "ainda-nova", image: `/media/${id}.jpg` };
    const piece = { kind: "experiences", slug: added.slug } as const;
    expect(await publish(database, piece, added)).toBe(MOST_STATEMENTS);
    expect((await exportContent(database)).experiences.at(-1)).toEqual(added);
  });
});
