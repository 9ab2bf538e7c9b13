import { beforeEach, expect, test } from "vitest";
import { isShown, readEntries } from "#content/store/content-entries.ts";
import { exportContent, importContent, undoContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { ListedPiece } from "./contract.ts";
import { type Browser, CONFLICT, readActions, signedIn } from "#tests/desk-browser.ts";
import { begin } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const slugsOf = (pieces: readonly Pick<ListedPiece, "slug">[]) => pieces.map(({ slug }) => slug);

describeWithDatabase("the order of the experiences (rule 10.24)", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database);
  });
  const put = (order: unknown, seen: readonly string[]) =>
    browser.put("/experiences/order", { order, seen });
  const stored = async () => (await exportContent(database)).experiences;
  const slugs = async () => slugsOf(await stored());

  test("publishes the order at once without changing experiences, and undoes it", async () => {
    const before = await stored();
    const seen = await slugs();
    const order = seen.toReversed();
    const { status, body } = await put(order, seen);
    expect(status).toBe(200);
    expect(slugsOf(body)).toEqual(order);
    expect(await stored()).toEqual(before.toReversed());
    const shown = await readEntries(database.orm, "experiences", { where: isShown });
    const active = before.filter(({ isActive }) => isActive);
    expect(slugsOf(shown)).toEqual(slugsOf(active).toReversed());
    const line = (await readActions(database, "content.publish")).at(-1);
    expect(line?.actor).toMatch(/^[\w-]{10,}$/);

    await undoContent(database, {});
    expect(await slugs()).toEqual(seen);
    await undoContent(database, {});
    expect(await slugs()).toEqual(order);
    // Files do not overwrite it.
    await expect(importContent(database, { experiences: before })).rejects.toThrow(
      "published at the desk",
    );
  });

  test("refuses an order of a list that has changed since", async () => {
    const seen = await slugs();
    const [first = "", second = "", ...others] = seen;
    const theirs = [second, first, ...others];
    expect((await put(theirs, seen)).status).toBe(200);
    expect(await put(seen.toReversed(), seen)).toMatchObject(CONFLICT);
    expect(await slugs()).toEqual(theirs);
  });

  test("names each published experience once, and no drafts", async () => {
    const seen = await slugs();
    const [first = ""] = seen;
    const repeated = [[...seen, first], seen.with(1, first)];
    for (const order of [seen.slice(1), ...repeated, ["Not a slug"], "all", []]) {
      const { status, body } = await put(order, seen);
      expect.soft([status, body.fields], JSON.stringify(order)).toEqual([422, ["order"]]);
    }
    const draft = await begin(browser, "/experiences/ainda-nova", { slug: "ainda-nova" });
    expect(draft.status).toBe(200);
    const order = seen.toReversed();
    const { body } = await put(order, seen);
    expect(slugsOf(body)).toEqual([...order, "ainda-nova"]);
  });
});
