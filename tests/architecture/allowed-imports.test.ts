import { expect, test } from "vitest";
import { readProjectFile } from "./project-files.ts";
import { IMPORTS, isForTests, type SourceImport } from "./source-imports.ts";

// docs/architecture.md has the table of allowed imports; RULES limits some of them further. Tests and fakes are exempt.

const ALLOWED_AREAS = new Map(
  Array.from(
    readProjectFile("docs/architecture.md").matchAll(/^\| `([\w-]+)` +\| ([^|]+)\|/gm),
    ([, area = "", areas = ""]) =>
      [area, Array.from(areas.matchAll(/`([\w-]+)`/g), ([, one = ""]) => one)] as const,
  ),
);

const filesOf = (folder: string, names: string) =>
  names.split(/\s+/).map((name) => `${folder}${name}`);

/** Content for loaders: the snapshot with its values, and content without rows in the database. */
const CONTENT_FOR_SITE = [
  ...filesOf(
    "src/content/",
    `article-markdown.ts built-in-restaurants.ts fixed-texts.server.ts kinds/ page-words.ts site-settings/site-settings.ts snapshot.ts`,
  ),
  // Menus and their dishes, dates, and opening status.
  ...filesOf(
    "src/content/shapes/",
    `booking-providers.ts cuts.ts dish-statements.ts exists-in.ts feature-words.ts happening-dates.ts menu-dates.ts menu-lines.ts
    menu-path.ts menu-titles.ts opening-hours.ts opening-status.ts opening-times.ts opening-words.ts page-texts.ts
    restaurant-zone.ts wine-countries.ts`,
  ),
];

const OURS = IMPORTS.filter((one) => one.to !== undefined && !isForTests(one.from)).map((one) => ({
  ...one,
  to: one.to ?? "",
}));
type OwnImport = (typeof OURS)[number];

const areaOf = (path: string) => path.split("/")[1] ?? "";
const isContract = (path: string) => path.endsWith(".contract.ts");
const arrow = ({ from, to, specifier }: SourceImport) => `${from} → ${to ?? specifier}`;

test("lists every area of src in the table", () => {
  const areas = new Set(OURS.map(({ from }) => areaOf(from)));
  expect([...ALLOWED_AREAS.keys()]).toEqual(expect.arrayContaining([...areas]));
});

test("imports between areas as the table allows", () => {
  const isForbidden = ({ from, to }: OwnImport) =>
    !to.startsWith("src/") ||
    (areaOf(from) !== areaOf(to) && !ALLOWED_AREAS.get(areaOf(from))?.includes(areaOf(to)));
  expect(OURS.filter(isForbidden).map(arrow)).toEqual([]);
});

test("imports distant files by #area and near ones by relative path", () => {
  const isFar = (from: string, specifier: string, to: string) =>
    specifier.startsWith("../../") || (areaOf(from) !== areaOf(to) && specifier.startsWith("."));
  const climbing = IMPORTS.filter(({ from, specifier, to }) => isFar(from, specifier, to ?? ""));
  expect(climbing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});

const RULES: Readonly<Record<string, (one: OwnImport) => boolean>> = {
  // Only one file imports built-in content into the database; special days are stored without overlaps.
  "database → content": ({ to, isTypeOnly }) =>
    isTypeOnly ||
    /^src\/content\/(kinds\/|built-in-content\.server\.ts$|shapes\/(special-days|content-maxima)\.ts$)/.test(
      to,
    ),
  // Accepting posts, not delivery.
  "api → leads": ({ to }) => to.startsWith("src/leads/accept/"),
  // The contract, checks before a post, table requests, and a post's outcome.
  "site → leads": ({ to, isTypeOnly }) =>
    isContract(to) ||
    /^src\/leads\/(accept\/(field-rules|form-fields|table-request)|subject-names)\.ts$/.test(to) ||
    (isTypeOnly && /^src\/leads\/(accept\/submit-lead|own-data\/own-data-access)\.ts$/.test(to)),
  // Only the adapter parses records of a product API.
  "server → remote-api": ({ to }) => /^src\/remote-api\/(remote-content|read-draft)\.ts$/.test(to),
  // Contracts and a few pure rules.
  "site → api": ({ to }) =>
    isContract(to) || /^src\/api\/(experiences\/countries|insights\/tracked-events)\.ts$/.test(to),
  "site → content": ({ to }) => CONTENT_FOR_SITE.some((path) => to.startsWith(path)),
  // Services that the browser calls itself: geocoding (so that we never see coordinates), consented scripts, the map.
  "site → external-services": ({ to }) =>
    /^src\/external-services\/(country-lookup\/reverse-geocode\.ts$|map-tiles\/street-map\.ts$|web-analytics\/)/.test(
      to,
    ),
};

test.each(Object.entries(RULES))("limits %s", (areas, isAllowed) => {
  const others = OURS.filter(
    (one) => `${areaOf(one.from)} → ${areaOf(one.to)}` === areas && !isAllowed(one),
  );
  expect(others.map(arrow)).toEqual([]);
});

test.each([
  ["resource of the API", /^src\/api\/([^/]+)\//],
  ["screen", /^src\/site\/screens\/([^/]+)\//],
])("a %s imports only contracts of another", (_, folder) => {
  const others = OURS.filter(({ from, to }) => {
    const [own, its] = [from, to].map((path) => folder.exec(path)?.[1]);
    return own !== undefined && its !== undefined && own !== its && !isContract(to);
  });
  expect(others.map(arrow)).toEqual([]);
});

/** The parts of the site that each part may import, beside the bootstrap's contract. */
const ALLOWED_PARTS: Record<string, readonly string[]> = {
  ui: [],
  navigation: ["ui", "request-context.ts"],
  seo: [],
  blocks: ["navigation", "ui"],
  layout: ["blocks", "navigation", "ui"],
  screens: ["blocks", "navigation", "ui", "seo", "request-context.ts"],
  "structured-data": ["screens", "blocks", "navigation", "seo", "screen-definitions.server.ts"],
  bootstrap: ["blocks", "ui"],
  "request-context.ts": [],
  "routes.ts": ["screen-definitions.server.ts"],
  "screen-definitions.server.ts": [],
};

/** Files that join all parts; no part may import them. */
const TOP = ["root.tsx", "entry.client.tsx", "entry.server.tsx"];

const partOf = (path: string) => path.split("/")[2] ?? "";

test("imports between parts of the site as the table allows", () => {
  const forbidden = OURS.filter(({ from, to }) => {
    const [fromPart, toPart] = [partOf(from), partOf(to)];
    if (areaOf(from) !== "site" || areaOf(to) !== "site") return false;
    if (TOP.includes(fromPart) || fromPart === toPart) return false;
    return !ALLOWED_PARTS[fromPart]?.includes(toPart) && !to.endsWith("/bootstrap-contract.ts");
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test("limits the UI kit to React, itself and the language", () => {
  const forbidden = IMPORTS.filter(({ from, to, specifier }) => {
    if (!from.startsWith("src/site/ui/") || isForTests(from)) return false;
    if (to === undefined) return !/^(react|react-dom|react-router|sonner)$/.test(specifier);
    return !/^src\/(site\/ui|language)\//.test(to);
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test("has no import cycle, not even of types", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of IMPORTS) {
    if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || finished.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test("keeps server-only code out of the browser", () => {
  // The browser's build omits loaders and actions, so the search begins at screens and layout.
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

/** Lists and rules without a library, texts of the site, and the map. */
const FOR_THE_DESK = [
  ...filesOf(
    "src/desk/",
    "check-answer.ts contract.ts content-contract.ts leads-contract.ts media-contract.ts today-contract.ts",
  ),
  ...filesOf(
    "src/language/",
    `link-urls.ts countries.ts currencies.ts email-address.ts invisible-characters.ts languages.ts plain-text.ts
    phone-number.ts printed-signs.ts screens.ts search-words.ts title-slug.ts
    translations.ts weekdays.ts paraglide/messages.js paraglide/runtime.js`,
  ),
  ...filesOf(
    "src/content/shapes/",
    `booking-providers.ts content-maxima.ts content-roles.ts exists-in.ts fixed-articles.ts cuts.ts wine-countries.ts dish-sizes.ts
    dish-statements.ts feature-words.ts lead-topics.ts menu-dates.ts menu-lines.ts opening-status.ts opening-times.ts
    opening-words.ts page-texts.ts restaurant-zone.ts special-days.ts template-facts.ts`,
  ),
  "src/leads/subject-names.ts",
  "src/external-services/map-tiles/street-map.ts",
];

/** The text editor, which only one screen loads. */
const isForNews = ({ from, specifier }: SourceImport) =>
  from.startsWith("src/desk/client/controls/document/") &&
  /^(@tiptap\/|mdast(-util-to-markdown)?$|prosemirror-markdown$|#content\/article-markdown.ts$)/.test(
    specifier,
  );

test("limits the desk's pages to contracts, languages, React, the router and small libraries", () => {
  const isOpen = ({ to, specifier, isTypeOnly }: SourceImport) =>
    to === undefined
      ? /^(react|react-dom\/client|react-router(\/dom)?|uqr|diff|leaflet|libphonenumber-js|@mantine\/(core|hooks|spotlight))(\/(dist\/leaflet|styles\.layer)\.css)?$/.test(
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

test("imports the desk's pages nowhere else", () => {
  const others = IMPORTS.filter(
    ({ from, to }) => to?.startsWith("src/desk/client/") && !from.startsWith("src/desk/client/"),
  );
  expect(others.map(arrow)).toEqual([]);
});

/** Contracts are Zod schemas, too large for a page. */
function isServerOnly({ to, specifier }: SourceImport): boolean {
  if (to !== undefined) return /\.server\.tsx?$/.test(to) || isContract(to);
  return /^(node:|zod$|libphonenumber-js|pg$|pino$|hono|@hono\/|drizzle-orm|@electric-sql\/)/.test(
    specifier,
  );
}
