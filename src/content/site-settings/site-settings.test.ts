import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_SITE_SETTINGS, servedSiteSettings, siteSettings } from "./site-settings.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const document = read("docs/site-settings.md");

const ORDER = { name: "Entregas", url: "https://orders.example/rio" };
const withOrder = (link: object) => ({ delivery: [{ restaurant: "rubaiyat-rio", links: [link] }] });

test("documents a valid example of a whole file", () => {
  const example: unknown = JSON.parse(/```json\n(.*?)```/s.exec(document)?.[1] ?? "");
  expect(siteSettings.parse(example)).toEqual(example);
  expect(fieldsOf(example)).toEqual(expect.arrayContaining(fieldsOf(DEFAULT_SITE_SETTINGS)));
});

test("documents every field", () => {
  const named = document
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => fieldsNamedIn(line.split("|")[1] ?? ""));
  expect(named.toSorted()).toEqual(fieldsOf(DEFAULT_SITE_SETTINGS).toSorted());
});

test("ships a valid file with every field and without delivery", () => {
  const shipped: unknown = JSON.parse(read("public/site-config.json"));
  expect(siteSettings.parse(shipped)).toEqual(shipped);
  expect(siteSettings.parse(shipped).delivery).toEqual([]);
});

test.each([
  { ...ORDER, url: "http://orders.example" },
  { ...ORDER, url: "javascript:alert(1)" },
  { ...ORDER, url: "" },
  { ...ORDER, name: " " },
])("refuses an order link without a name and an https URL: %j", (link) => {
  expect(siteSettings.safeParse(withOrder(link)).success).toBe(false);
});

test("validates restaurants' mailboxes, and keeps them private", () => {
  const withMailbox = (email: string) => ({ leads: { houses: [{ restaurant: "x", email }] } });
  expect(siteSettings.safeParse(withMailbox("Rio <rio@example.com>")).success).toBe(false);
  const settings = siteSettings.parse(withMailbox("rio@example.com"));
  expect(settings.leads.houses).toEqual([{ restaurant: "x", email: "rio@example.com" }]);
  const { leads: _, ...others } = settings;
  expect(servedSiteSettings.parse(settings)).toEqual(others);
});

function fieldsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsOf(part, path === "" ? name : `${path}.${name}`),
  );
}

/** Parses "`social.instagram`, `.facebook`", two fields of `social`. */
function fieldsNamedIn(cell: string): string[] {
  const names = Array.from(cell.matchAll(/`([\w.]+)`/g), ([, name = ""]) => name);
  const parent = names[0]?.split(".")[0] ?? "";
  return names.map((name) => (name.startsWith(".") ? parent + name : name));
}
