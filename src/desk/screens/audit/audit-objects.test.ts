import { expect, test } from "vitest";
import { auditObjects } from "./audit-objects.ts";

const objectsOf = (details: Readonly<Record<string, unknown>>) =>
  auditObjects({ id: 1, at: "2026-11-25T12:00:00Z", actor: "Ana", action: "any", details });
const linksOf = (details: Readonly<Record<string, unknown>>) =>
  objectsOf(details).map(({ to }) => to);

test("links an entry to its lead, picture or published entries", () => {
  expect(linksOf({ lead: "0199", to: "parked" })).toEqual(["/leads/0199"]);
  expect(linksOf({ picture: "0200" })).toEqual(["/pictures/0200"]);
  expect(linksOf({ kind: "menus", slug: "a-main", field: "note", language: "en" })).toEqual([
    "/menus/a-main",
  ]);
  const published = { added: ["new"], changed: ["old"], removed: ["gone"] };
  expect(linksOf({ revision: "7", news: published })).toEqual([
    "/news/new",
    "/news/old",
    "/news/gone/history",
  ]);
});
