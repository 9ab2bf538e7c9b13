import { beforeEach, expect, test } from "vitest";
import { isShown, readEntries } from "#database/content-entries.ts";
import { exportContent, importContent, undoContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { ListedPiece } from "#desk/content-contract.ts";
import { readActions, signedIn } from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const PATH = "/experiences/order";

describeWithDatabase("the order of the experiences (rule 10.24)", (getDatabase) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  const stored = async () => (await exportContent(getDatabase())).experiences;
  const slugs = async () => (await stored()).map(({ slug }) => slug);

  test("is published at once, changes no experience, and is undone as any publication", async () => {
    const browser = await signedIn(getDatabase());
    const before = await stored();
    const seen = await slugs();
    const order = seen.toReversed();
    const { status, body } = await browser.put(PATH, { order, seen });
    expect(status).toBe(200);
    expect(body.map(({ slug }: ListedPiece) => slug)).toEqual(order);
    expect(await stored()).toEqual(before.toReversed());
    const shown = await readEntries(getDatabase().orm, "experiences", { where: isShown });
    const active = before.filter(({ isActive }) => isActive).map(({ slug }) => slug);
    expect(shown.map(({ slug }) => slug)).toEqual(active.toReversed());
    const line = (await readActions(getDatabase(), "content.publish")).at(-1);
    expect(line?.actor).toMatch(/^[\w-]{10,}$/);

    await undoContent(getDatabase(), {});
    expect(await slugs()).toEqual(seen);
    await undoContent(getDatabase(), {});
    expect(await slugs()).toEqual(order);
    // Files do not overwrite it unasked.
    await expect(importContent(getDatabase(), { experiences: before })).rejects.toThrow(
      "published at the desk",
    );
  });

  test("is refused where the list has changed since it was read, and nothing is published", async () => {
    const browser = await signedIn(getDatabase());
    const seen = await slugs();
    const [first = "", second = "", ...others] = seen;
    const theirs = [second, first, ...others];
    expect((await browser.put(PATH, { order: theirs, seen })).status).toBe(200);
    expect(await browser.put(PATH, { order: seen.toReversed(), seen })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect(await slugs()).toEqual(theirs);
  });

  test("names each published experience once; drafts have no place yet", async () => {
    const browser = await signedIn(getDatabase());
    const seen = await slugs();
    const [first = ""] = seen;
    const orders = [
      seen.slice(1),
      [...seen, first],
      seen.with(1, first),
      ["Not a slug"],
      "all",
      [],
    ];
    for (const order of orders) {
      const { status, body } = await browser.put(PATH, { order, seen });
      expect.soft([status, body.fields], JSON.stringify(order)).toEqual([422, ["order"]]);
    }
    const draft = { content: { slug: "ainda-nova" }, basedOn: "", seen: null };
    expect((await browser.put("/experiences/ainda-nova/draft", draft)).status).toBe(200);
    const order = seen.toReversed();
    const { body } = await browser.put(PATH, { order, seen });
    expect(body.map(({ slug }: ListedPiece) => slug)).toEqual([...order, "ainda-nova"]);
  });
});
