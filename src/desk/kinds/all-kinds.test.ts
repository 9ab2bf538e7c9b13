import { expect, test } from "vitest";
import { CONTENT_KINDS, fieldsOfKind, kindOf } from "#content/kinds/all-kinds.ts";
import { FIXED_ARTICLES } from "#content/schemas/fixed-articles.ts";
import { KINDS } from "./all-kinds.ts";

// The browser may not load the server's half, whose schemas need a library.
test.each(CONTENT_KINDS)("both halves of %s agree on editors and actions", async (name) => {
  const [server, desk] = [kindOf(name), KINDS[name]];
  const { list, isDeletable, fields } = await desk.load();
  expect(desk.roles).toEqual(server.editors);
  if (server.only !== undefined) expect(desk.only).toBe(server.only);
  for (const slug of ["any", ...FIXED_ARTICLES]) {
    expect(isDeletable?.(slug), slug).toBe(server.isDeletable?.(slug));
  }
  expect(list?.order !== undefined).toBe(server.isOrdered ?? false);
  if (list) expect(list.creators ?? desk.roles).toEqual(server.creators ?? server.editors);
  expect(Object.keys(fields).toSorted()).toEqual(fieldsOfKind(name).toSorted());
});
