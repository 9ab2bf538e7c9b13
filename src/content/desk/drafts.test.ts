import { expect, test } from "vitest";
import { prepareDatabase } from "#content/store/seed.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { plan, readPiece, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const RIO = "/restaurants/rubaiyat-rio";

// Rule 10.56.
describeWithDatabase("drafts and scheduled versions saved by a colleague meanwhile", (database) => {
  test("neither overwrites nor discards them, and shows them", async () => {
    await prepareDatabase(database);
    const [ana, rui] = [await signedIn(database), await signedIn(database, "administrator")];
    const { draft, fingerprint: basedOn } = await write(ana, RIO, { name: "Ana" });
    const newer = await write(rui, RIO, { name: "Rui" });
    const conflict = { status: 409, body: { code: "conflict", current: newer } };
    const seen = draft?.savedAt ?? "";
    for (const late of [seen, null]) {
      const body = { content: draft?.content, basedOn, seen: late };
      expect(await ana.put(`${RIO}/draft`, body)).toMatchObject(conflict);
    }
    const unseen = `?seen=${encodeURIComponent(seen)}`;
    expect(await ana.delete(`${RIO}/draft${unseen}`)).toMatchObject(conflict);
    expect(await readPiece(ana, RIO)).toEqual(newer);

    const planned = await plan(rui, RIO, { name: "Plan" });
    expect((await ana.delete(`${RIO}/plan${unseen}`)).status).toBe(409);
    expect(await readPiece(ana, RIO)).toEqual(planned);
  });
});
