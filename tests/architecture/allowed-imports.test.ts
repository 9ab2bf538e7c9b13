import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";
import { IMPORTS, isForTests, type SourceImport } from "./source-imports.ts";

// Each folder of src is a room. Its README lists its public files, which alone other rooms may import, and the rooms
// that it uses. Tests and fakes are exempt.

interface Room {
  /** Names of files, and folders with a slash at the end. */
  readonly publicFiles: readonly string[];
  readonly uses: readonly string[];
  /** Rooms of which it takes types alone. */
  readonly usesTypesOf: readonly string[];
}

const READMES = filesIn(["src/"], ["/README.md"]).filter((path) => path.split("/").length === 3);

const ROOMS = new Map(READMES.map((path) => [roomOf(path), readRoom(readProjectFile(path))]));

function readRoom(text: string): Room {
  const item = (name: string) =>
    new RegExp(`^- ${name}: ([^]*?)(?=^- |\\n\\n|$(?![^]))`, "m").exec(text)?.[1] ?? "";
  const names = (pattern: RegExp, from: string) =>
    Array.from(from.matchAll(pattern), ([, name = ""]) => name);
  const isPublicWhole = item("Public").startsWith("every file");
  return {
    publicFiles: isPublicWhole ? [""] : names(/`([^`]+)`/g, item("Public")),
    uses: names(/`([\w-]+)`(?! \(types\))/g, item("Uses")),
    usesTypesOf: names(/`([\w-]+)` \(types\)/g, item("Uses")),
  };
}

const OURS = IMPORTS.filter((one) => one.to !== undefined && !isForTests(one.from)).map((one) => ({
  ...one,
  to: one.to ?? "",
}));
type OwnImport = (typeof OURS)[number];

function roomOf(path: string): string {
  return path.split("/")[1] ?? "";
}
const isContract = (path: string) => path.endsWith(".contract.ts");
const arrow = ({ from, to, specifier }: SourceImport) => `${from} → ${to ?? specifier}`;
const betweenRooms = OURS.filter(({ from, to }) => roomOf(from) !== roomOf(to));

test("has a README of at most ten lines in each room", () => {
  const rooms = new Set(filesIn(["src/"], [".ts", ".tsx"]).map(roomOf));
  expect([...ROOMS.keys()].toSorted()).toEqual([...rooms].toSorted());
  const long = READMES.filter((path) => readProjectFile(path).trimEnd().split("\n").length > 10);
  expect(long).toEqual([]);
});

test("imports only the rooms that a README names", () => {
  const isForbidden = ({ from, to, isTypeOnly }: OwnImport) => {
    const room = ROOMS.get(roomOf(from));
    const isNamed = room?.uses.includes(roomOf(to));
    return (
      !to.startsWith("src/") || !(isNamed || (isTypeOnly && room?.usesTypesOf.includes(roomOf(to))))
    );
  };
  expect(betweenRooms.filter(isForbidden).map(arrow)).toEqual([]);
});

test("imports only public files of another room", () => {
  const isPrivate = ({ to }: OwnImport) => {
    const path = to.split("/").slice(2).join("/");
    return !ROOMS.get(roomOf(to))?.publicFiles.some((one) =>
      one === "" || one.endsWith("/") ? path.startsWith(one) : path === one,
    );
  };
  expect(betweenRooms.filter(isPrivate).map(arrow)).toEqual([]);
});

test("lists only public files that are there, and rooms that are used", () => {
  const unused = [...ROOMS].flatMap(([name, { publicFiles, uses, usesTypesOf }]) => {
    const files = publicFiles.filter(
      (one) => !betweenRooms.some(({ to }) => to.startsWith(`src/${name}/${one}`)),
    );
    const others = [...uses, ...usesTypesOf].filter(
      (one) => !betweenRooms.some(({ from, to }) => roomOf(from) === name && roomOf(to) === one),
    );
    return [...files, ...others].map((one) => `${name}: ${one}`);
  });
  expect(unused).toEqual([]);
});

test("imports distant files by #room and near ones by relative path", () => {
  const isFar = (from: string, specifier: string, to: string) =>
    specifier.startsWith("../../") || (roomOf(from) !== roomOf(to) && specifier.startsWith("."));
  const climbing = IMPORTS.filter(({ from, specifier, to }) => isFar(from, specifier, to ?? ""));
  expect(climbing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
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
  "on-intent": ["blocks", "ui"],
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
    if (roomOf(from) !== "site" || roomOf(to) !== "site") return false;
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

// The browser's build omits loaders and actions, so the search in the site begins at screens and layout.
test.each([
  [
    "site",
    /^src\/site\/(screens\/.*\.screen\.tsx|layout\/.*\.tsx|on-intent\/(bootstrap|consent)\.ts)$/,
  ],
  ["desk", /^src\/desk\//],
])("keeps server-only code out of the %s's pages", (name, isPage) => {
  const pages = IMPORTS.map(({ from }) => from);
  const reached = new Set(pages.filter((path) => isPage.test(path) && !isForTests(path)));
  const serverOnly: string[] = [];
  for (const file of reached) {
    for (const one of IMPORTS) {
      if (one.from !== file || one.isTypeOnly) continue;
      if (isServerOnly(one, name)) serverOnly.push(arrow(one));
      else if (one.to !== undefined) reached.add(one.to);
    }
  }
  expect(serverOnly).toEqual([]);
});

/** The text editor, which only one screen loads. */
const isForNews = ({ from, specifier }: SourceImport) =>
  from.startsWith("src/desk/controls/document/") &&
  /^(@tiptap\/|mdast(-util-to-markdown)?$|prosemirror-markdown$|#content\/article-markdown.ts$)/.test(
    specifier,
  );

test("limits the desk's pages to React, the router and small libraries", () => {
  const isOpen = ({ to, specifier }: SourceImport) =>
    to === undefined
      ? /^(react|react-dom\/client|react-router(\/dom)?|uqr|diff|leaflet|libphonenumber-js|@mantine\/(core|hooks|spotlight))(\/(dist\/leaflet|styles\.layer)\.css)?$/.test(
          specifier,
        )
      : to !== "src/content/article-markdown.ts";
  const others = IMPORTS.filter(
    (one) =>
      one.from.startsWith("src/desk/") &&
      !one.isTypeOnly &&
      !isForTests(one.from) &&
      !isForNews(one) &&
      !isOpen(one),
  );
  expect(others.map(arrow)).toEqual([]);
});

/** Contracts are Zod schemas, too large for a page; the desk checks telephone numbers itself. */
function isServerOnly({ to, specifier }: SourceImport, application: string): boolean {
  if (to !== undefined) return /\.server\.tsx?$/.test(to) || isContract(to);
  if (specifier.startsWith("libphonenumber-js")) return application === "site";
  return /^(node:|zod$|pg$|pino$|hono|@hono\/|drizzle-orm|@electric-sql\/)/.test(specifier);
}
