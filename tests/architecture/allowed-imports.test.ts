import { expect, test } from "vitest";
import { readProjectFile } from "./project-files.ts";
import { IMPORTS, isForTests, type SourceImport } from "./source-imports.ts";

// The table of allowed imports is the one of docs/architecture.md; its third column is held here, in lists and
// tests of their own. Tests and fakes may reach further.

/** Which areas of src each area may import from; itself always. */
const ALLOWED_AREAS = new Map(
  Array.from(
    readProjectFile("docs/architecture.md").matchAll(/^\| `([\w-]+)` +\| ([^|]+)\|/gm),
    ([, area = "", areas = ""]) =>
      [area, Array.from(areas.matchAll(/`([\w-]+)`/g), ([, one = ""]) => one)] as const,
  ),
);

/** What the site may take from the API besides types of contracts: pure rules. */
const API_RULES_FOR_SITE = [
  "src/api/experiences/countries.ts",
  "src/api/insights/tracked-events.ts",
];

/** The same of the leads: what a form checks before it posts, and the words of a table. */
const LEAD_RULES_FOR_SITE = [
  "src/leads/accept/field-rules.ts",
  "src/leads/accept/form-fields.ts",
  "src/leads/accept/table-request.ts",
  "src/leads/subject-names.ts",
];

/** Of these the types alone: what loaders and actions call. */
const LEAD_TYPES_FOR_SITE = [
  "src/leads/accept/submit-lead.ts",
  "src/leads/own-data/own-data-access.ts",
];

/** What loaders read: the snapshot with the values that it may have, and content that has no rows in the database. */
const CONTENT_FOR_SITE = [
  "src/content/snapshot.ts",
  "src/content/kinds/",
  "src/content/page-words.ts",
  "src/content/shapes/page-texts.ts",
  "src/content/site-settings/site-settings.ts",
  "src/content/shapes/dish-statements.ts",
  "src/content/shapes/feature-words.ts",
  // Which menus are served today, the words of a dish, and where a menu is.
  "src/content/shapes/menu-dates.ts",
  "src/content/shapes/menu-lines.ts",
  "src/content/shapes/menu-path.ts",
  "src/content/shapes/menu-titles.ts",
  "src/content/shapes/happening-dates.ts",
  "src/content/shapes/opening-hours.ts",
  "src/content/shapes/restaurant-zone.ts",
  "src/content/built-in-restaurants.ts",
  "src/content/images/",
  "src/content/news/tag-texts.ts",
  "src/content/restaurants/search-texts.ts",
  "src/content/shapes/cuts.ts",
  "src/content/shapes/wine-countries.ts",
  // Whether a restaurant is open; the desk asks the same rule.
  "src/content/shapes/opening-status.ts",
  "src/content/shapes/opening-times.ts",
  "src/content/shapes/opening-words.ts",
  "src/content/shapes/booking-providers.ts",
];

/** Where a visitor's coordinates go without passing us, so that we cannot keep them. */
const COUNTRY_OF_THE_VISITOR = "src/external-services/country-lookup/reverse-geocode.ts";

/** Scripts that the visitor agreed to, loaded by the page itself. */
const WEB_ANALYTICS = "src/external-services/web-analytics/";

const OURS = IMPORTS.filter((one) => one.to !== undefined && !isForTests(one.from)).map((one) => ({
  ...one,
  to: one.to ?? "",
}));
type OwnImport = (typeof OURS)[number];

const areaOf = (path: string) => path.split("/")[1] ?? "";
const resourceOf = (path: string) => /^src\/api\/([^/]+)\//.exec(path)?.[1];
const isContract = (path: string) => path.endsWith(".contract.ts");
const arrow = ({ from, to, specifier }: SourceImport) => `${from} → ${to ?? specifier}`;
const between = (from: string, to: string) =>
  OURS.filter((one) => areaOf(one.from) === from && areaOf(one.to) === to);

test("every area of src has its line in the table", () => {
  const areas = new Set(OURS.map(({ from }) => areaOf(from)));
  expect([...ALLOWED_AREAS.keys()]).toEqual(expect.arrayContaining([...areas]));
});

test("imports between areas follow the table", () => {
  const isForbidden = ({ from, to }: OwnImport) =>
    !to.startsWith("src/") ||
    (areaOf(from) !== areaOf(to) && !ALLOWED_AREAS.get(areaOf(from))?.includes(areaOf(to)));
  expect(OURS.filter(isForbidden).map(arrow)).toEqual([]);
});

test("what is far away is imported by #area, what is near by a relative path", () => {
  const isFar = (from: string, specifier: string, to: string) =>
    specifier.startsWith("../../") || (areaOf(from) !== areaOf(to) && specifier.startsWith("."));
  const climbing = IMPORTS.filter(({ from, specifier, to }) => isFar(from, specifier, to ?? ""));
  expect(climbing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});

test("built-in content comes into the database by one file", () => {
  const others = between("database", "content").filter(
    ({ to, isTypeOnly }) =>
      !isTypeOnly &&
      !to.startsWith("src/content/kinds/") &&
      to !== "src/content/built-in-content.ts",
  );
  expect(others.map(arrow)).toEqual([]);
});

test("of the leads the API knows how posts are accepted, not how they are delivered", () => {
  const others = between("api", "leads").filter(({ to }) => !to.startsWith("src/leads/accept/"));
  expect(others.map(arrow)).toEqual([]);
});

test("of the leads the site knows the contract, what a form checks, and what becomes of a post", () => {
  const others = between("site", "leads").filter(
    ({ to, isTypeOnly }) =>
      !(
        isContract(to) ||
        LEAD_RULES_FOR_SITE.includes(to) ||
        (isTypeOnly && LEAD_TYPES_FOR_SITE.includes(to))
      ),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("a resource of the API uses another one's contract, not its queries", () => {
  const others = OURS.filter(
    ({ from, to }) =>
      resourceOf(from) !== undefined &&
      resourceOf(to) !== undefined &&
      resourceOf(from) !== resourceOf(to) &&
      !isContract(to),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("records of a product API are parsed in its adapter alone, of which the server knows two doors", () => {
  const doors = ["src/remote-api/remote-content.ts", "src/remote-api/read-draft.ts"];
  const others = between("server", "remote-api").filter(({ to }) => !doors.includes(to));
  expect(others.map(arrow)).toEqual([]);
});

test("of the API the site knows contracts and a few pure rules", () => {
  const others = between("site", "api").filter(
    ({ to }) => !(isContract(to) || API_RULES_FOR_SITE.includes(to)),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("of the content the site knows the snapshot and what comes with the code: texts of pictures and for search engines, awards, words of tags, booking services", () => {
  const others = between("site", "content").filter(
    ({ to }) => !CONTENT_FOR_SITE.some((path) => to.startsWith(path)),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("of the services outside the site knows those that the browser itself asks", () => {
  const others = between("site", "external-services").filter(
    ({ to }) => to !== COUNTRY_OF_THE_VISITOR && !to.startsWith(WEB_ANALYTICS),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("what only a server can run stays out of the browser", () => {
  // Loaders and actions are left out of the browser's build, so it begins at screens and layout.
  const reached = new Set(
    IMPORTS.map(({ from }) => from).filter((path) =>
      /^src\/site\/(screens\/.*\.screen\.tsx|layout\/.*\.tsx|bootstrap\/(bootstrap|consent)\.ts)$/.test(
        path,
      ),
    ),
  );
  const serverOnly: string[] = [];
  for (const file of reached) {
    for (const one of IMPORTS) {
      if (one.from !== file || one.isTypeOnly) continue;
      if (isServerOnly(one)) serverOnly.push(arrow(one));
      else if (one.to !== undefined) reached.add(one.to);
    }
  }
  expect(serverOnly).toEqual([]);
});

/** Lists and rules without a library, and what the site says to visitors. */
const FOR_THE_DESK = [
  "src/desk/contract.ts",
  "src/desk/content-contract.ts",
  "src/desk/leads-contract.ts",
  "src/desk/media-contract.ts",
  "src/desk/today-contract.ts",
  "src/language/link-urls.ts",
  "src/language/countries.ts",
  "src/language/currencies.ts",
  "src/language/languages.ts",
  "src/language/plain-text.ts",
  "src/language/phone-number.ts",
  "src/language/screens.ts",
  "src/language/search-words.ts",
  "src/language/translations.ts",
  "src/language/weekdays.ts",
  "src/language/paraglide/messages.js",
  "src/language/paraglide/runtime.js",
  "src/content/shapes/booking-providers.ts",
  "src/content/shapes/content-maxima.ts",
  "src/content/shapes/content-roles.ts",
  "src/content/shapes/fixed-articles.ts",
  "src/content/shapes/cuts.ts",
  "src/content/shapes/wine-countries.ts",
  "src/content/shapes/dish-sizes.ts",
  "src/content/shapes/dish-statements.ts",
  "src/content/shapes/feature-words.ts",
  "src/content/shapes/lead-topics.ts",
  "src/content/shapes/menu-dates.ts",
  "src/content/shapes/menu-lines.ts",
  "src/content/shapes/opening-status.ts",
  "src/content/shapes/opening-times.ts",
  "src/content/shapes/opening-words.ts",
  "src/content/shapes/page-texts.ts",
  "src/content/shapes/restaurant-zone.ts",
  "src/content/shapes/special-days.ts",
  "src/content/shapes/template-facts.ts",
  "src/leads/subject-names.ts",
];

/** The editor of texts, which no other screen loads. */
const isForNews = ({ from, specifier }: SourceImport) =>
  from.startsWith("src/desk/client/controls/document/") &&
  /^(@tiptap\/|mdast(-util-(from|to)-markdown)?$)/.test(specifier);

test("the desk's pages know its contracts, languages, and no library but React, the router and small ones", () => {
  const isOpen = ({ to, specifier, isTypeOnly }: SourceImport) =>
    to === undefined
      ? /^(react|react-dom\/client|react-router(\/dom)?|uqr|diff|leaflet)(\/dist\/leaflet\.css)?$/.test(
          specifier,
        )
      : isTypeOnly || to.startsWith("src/desk/client/") || FOR_THE_DESK.includes(to);
  const others = IMPORTS.filter(
    (one) =>
      one.from.startsWith("src/desk/client/") &&
      !isForTests(one.from) &&
      !isForNews(one) &&
      !isOpen(one),
  );
  expect(others.map(arrow)).toEqual([]);
});

test("of the desk's pages nobody else knows anything", () => {
  const others = IMPORTS.filter(
    ({ from, to }) => to?.startsWith("src/desk/client/") && !from.startsWith("src/desk/client/"),
  );
  expect(others.map(arrow)).toEqual([]);
});

/** Contracts are Zod shapes, too heavy for a page. */
function isServerOnly({ to, specifier }: SourceImport): boolean {
  if (to !== undefined) return /\.server\.tsx?$/.test(to) || isContract(to);
  return /^(node:|zod$|pg$|pino$|hono|@hono\/|drizzle-orm|@electric-sql\/)/.test(specifier);
}
