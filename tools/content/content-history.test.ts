import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportContent, publishContent } from "#content/store/publish-content.ts";
import { changeItem, contentToolOnDatabase, copyContent, unlist } from "#tests/content-tool.ts";

test("diff previews an import, history and undo follow it, and the desk is overwritten only on request", async () => {
  const folder = await copyContent(["restaurants"]);
  const { run, withDatabase } = await contentToolOnDatabase();
  const load = (...more: string[]) => run("import", "--from", folder, ...more);
  const differences = async () => (await run("diff", "--from", folder)).stdout;
  expect((await run("undo")).code).toBe(1);
  await load();
  expect(await differences()).toBe("The files say what the database says.\n");

  await changeItem(folder, "restaurants/rubaiyat-rio", { name: "Another name" });
  await unlist(folder, "emporio-figueira");
  await rm(join(folder, "restaurants/emporio-figueira.json"));
  const diff = await run("diff", "--from", folder);
  expect(diff).toMatchObject({ code: 0, stderr: "" });
  expect(diff.stdout).toMatch(
    /^changed {2}restaurants\/rubaiyat-rio\n {2}name: ".*" → "Another name"\nDELETED {2}restaurants\/emporio-figueira\n$/,
  );

  await load();
  expect(await differences()).toMatch(/^The files say/);
  const history = await run("history", "restaurants/rubaiyat-rio");
  expect(history.stdout).toMatch(
    /^revision 2 {2}.* {2}restaurants\/rubaiyat-rio {2}files \(npm run content\)\nrevision 1 {2}/,
  );
  expect((await run("history", "--limit", "1")).stdout.trim().split("\n")).toHaveLength(1);

  const undone = await run("undo");
  expect(undone.stdout).toContain("added    restaurants/emporio-figueira\n");
  expect(undone.stdout).toContain("changed  restaurants/rubaiyat-rio\n");
  expect(await differences()).toBe(diff.stdout);
  for (const wrong of ["history rooms/x", "history menus", "undo --to x", "undo menus/x --to 1"])
    expect(await run(...wrong.split(" "))).toMatchObject({ code: 2, stdout: "" });

  await load();
  await withDatabase(async (database) => {
    const { restaurants } = await exportContent(database);
    const by = { source: "desk", action: "publish", actor: "account-1" } as const;
    const changed = { restaurants: restaurants.map((one) => ({ ...one, phone: "" })) };
    await database.orm.transaction((transaction) => publishContent(transaction, changed, { by }));
  });
  const refused = await load();
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toContain("published at the desk  restaurants/rubaiyat-madrid\n");
  expect(refused.stderr).toContain("--over-the-desk");
  const told = await load("--over-the-desk");
  expect(told.stdout).toContain("changed  restaurants/rubaiyat-madrid\n");
  expect((await load()).code).toBe(0);
});
