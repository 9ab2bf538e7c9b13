import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openForTool } from "#database/connect.server.ts";
import { exportContent, publishContent } from "#database/publish-content.ts";
import { contentTool, copyContent, editContent } from "../tests/content-tool.ts";
import { createDatabasePlace } from "../tests/test-database.ts";

test("diff says what an import would do, history and undo what was done; the desk is overwritten when told to", async () => {
  const place = await createDatabasePlace("postgres");
  onTestFinished(() => place.remove());
  const folder = await copyContent(["restaurants"]);
  const run = (...args: string[]) => contentTool(args, place.options);
  expect((await run("undo")).code).toBe(1);
  await run("import", "--from", folder);
  expect((await run("diff", "--from", folder)).stdout).toBe(
    "The files say what the database says.\n",
  );

  await editContent(folder, "rubaiyat-rio.ts", /name: ".*"/, 'name: "Another name"');
  await editContent(
    folder,
    "all-restaurants.ts",
    /import .*emporio-figueira.*|emporioFigueira,/g,
    "",
  );
  await rm(join(folder, "restaurants/emporio-figueira.ts"));
  const diff = await run("diff", "--from", folder);
  expect(diff).toMatchObject({ code: 0, stderr: "" });
  expect(diff.stdout).toMatch(
    /^changed {2}restaurants\/rubaiyat-rio\n {2}name: ".*" → "Another name"\nDELETED {2}restaurants\/emporio-figueira\n$/,
  );

  await run("import", "--from", folder);
  expect((await run("diff", "--from", folder)).stdout).toMatch(/^The files say/);
  const history = await run("history", "restaurants/rubaiyat-rio");
  const lines = history.stdout.split("\n");
  expect(lines[0]).toMatch(
    /^revision 2 {2}.* {2}restaurants\/rubaiyat-rio {2}files \(npm run content\)$/,
  );
  expect(lines[1]).toMatch(/^revision 1 {2}/);
  expect((await run("history", "--limit", "1")).stdout.trim().split("\n")).toHaveLength(1);

  const undone = await run("undo");
  expect(undone.stdout).toContain("added    restaurants/emporio-figueira\n");
  expect(undone.stdout).toContain("changed  restaurants/rubaiyat-rio\n");
  expect((await run("diff", "--from", folder)).stdout).toBe(diff.stdout);
  for (const wrong of [
    ["history", "rooms/x"],
    ["history", "menus"],
    ["undo", "--to", "x"],
    ["undo", "menus/x", "--to", "1"],
  ]) {
    expect(await run(...wrong)).toMatchObject({ code: 2, stdout: "" });
  }

  await run("import", "--from", folder);
  const database = await openForTool(place.options);
  const { restaurants } = await exportContent(database);
  const by = { source: "desk", action: "publish", actor: "account-1" } as const;
  const changed = { restaurants: restaurants.map((one) => ({ ...one, phone: "" })) };
  await database.orm.transaction((transaction) => publishContent(transaction, changed, { by }));
  await database.close();
  const refused = await run("import", "--from", folder);
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toContain("published at the desk  restaurants/rubaiyat-madrid\n");
  expect(refused.stderr).toContain("--over-the-desk");
  const told = await run("import", "--from", folder, "--over-the-desk");
  expect(told.stdout).toContain("changed  restaurants/rubaiyat-madrid\n");
  expect((await run("import", "--from", folder)).code).toBe(0);
});
