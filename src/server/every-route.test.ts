import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { RequestHandler } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import { readEnvironment } from "#config/environment.server.ts";
import type { Limit } from "#runtime/concurrency/limits.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import { createHttpServer } from "#runtime/http/http-server.ts";
import { LANGUAGES } from "#language/languages.ts";
import { plainPath } from "#language/plain-path.ts";
import { patternsFor, SCREEN_NAMES } from "#language/screens.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { getSiteContext } from "#site/request-context.ts";
import { anArticle } from "#tests/builders/article-record.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aSnapshot, contentOf, NO_LISTS } from "#tests/builders/snapshot.ts";
import { createMetrics } from "./metrics.ts";

const counted = vi.fn<Limit>(async () => 0);
vi.mock("virtual:react-router/server-build", () => ({ routes: {}, assets: { routes: {} } }));
vi.mock("react-router", async (original) => {
  const render: RequestHandler = async (_request, provider) => {
    getSiteContext(provider as never).takePage("<head></head>page");
    return new Response("page", { headers: { "Content-Type": "text/html" } });
  };
  return { ...(await original()), createRequestHandler: () => render };
});
vi.mock("./used-styles.ts", () => ({
  readStyleIndex: () => ({}),
  createInlineStyles: () => undefined,
}));

const { createApp } = await import("./app.ts");

// A programme of special dates is the most expensive to draw.
const RESTAURANTS = builtInRestaurants();
const [{ slug: restaurant, citySlug }] = RESTAURANTS as [(typeof RESTAURANTS)[0]];
const happening = aHappening({ restaurants: RESTAURANTS.map(({ slug }) => slug) });
const content = contentOf(
  aSnapshot(
    { ...NO_LISTS, restaurants: RESTAURANTS, articles: [anArticle({ slug: "mesa" })] },
    { happenings: [happening], texts: [anArticle({ slug: "mesa" })] },
  ),
);
const app = createApp({
  environment: readEnvironment({ SITE_URL: "http://site.example" }),
  database: { orm: {} },
  fileSettings: DEFAULT_SITE_SETTINGS,
  ownContent: content,
  content,
  log: SILENT,
  onLeadStored: async () => {},
  limits: { limit: counted, giveBack: async () => {} },
  metrics: createMetrics(async () => expect.fail("not asked for")),
  drawMenu: async () => new Uint8Array([37]),
  requestId: () => undefined,
  isStopping: () => false,
} as never);
const server = createHttpServer({
  fetch: (request, connection) => app.fetch(request, connection),
  fromCache: (incoming) => app.fromCache(incoming),
  plainPath,
  headersOf: () => [],
  isBehindProxy: false,
  onCompleted() {},
  onFailed() {},
});
const port = await server.listen(0, "127.0.0.1");
afterAll(() => server.close());

/** Values of path parameters; a file's name depends on its folder, which picks its own. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  language: ["pt"],
  citySlug: [citySlug],
  slug: [restaurant, happening.slug, "mesa"],
  slugOrId: [restaurant],
  file: [
    "happenings.ics",
    "table.ics",
    `${restaurant}.ics`,
    `${restaurant}-main.pdf`,
    "pt.xml",
    "1.xml",
    "favicon.svg",
  ],
};
/** Report the process or the visitor's connection, and render nothing. */
const PROBES = /^\/(healthz|readyz|metrics|api\/country)/;

function pathsOf(pattern: string): readonly string[] {
  const parameter = /:(\w+)(\{[^/]*\})?/.exec(pattern);
  if (parameter === null) return [pattern.replace("*", "x")];
  const values = VALUES[parameter[1] ?? ""] ?? ["x"];
  return values.flatMap((value) => pathsOf(pattern.replace(parameter[0], value)));
}

const routes = app.routes.filter(
  ({ method, path }) => /^(GET|ALL)$/.test(method) && !/^\/?\*$/.test(path),
);
const pages = LANGUAGES.flatMap((language) =>
  SCREEN_NAMES.flatMap((screen) =>
    patternsFor(language, screen).map((path) => `/${language}/${path}`),
  ),
);
const PATHS = [...new Set([...routes.map(({ path }) => path), ...pages].flatMap(pathsOf))].filter(
  (path) => !PROBES.test(path),
);

/** Returns other spellings of a path, and one with an unknown query. */
function spellings(path: string): readonly string[] {
  const at = Math.max(0, path.search(/[a-z][^a-z]*$/));
  const letter = path.charCodeAt(at).toString(16);
  const slash = path.lastIndexOf("/");
  return [
    `${path.slice(0, at)}%${letter}${path.slice(at + 1)}`,
    `/${path}`,
    `${path.slice(0, slash)}/%2e${path.slice(slash)}`,
    `${path};x`,
    `${path}.`,
    path.slice(0, slash) + path.slice(slash).toUpperCase(),
    `${path}?unknown=1`,
  ];
}

/** CPU time, this test's own included. */
const MOST_MILLISECONDS = 10;

async function ask(url: string) {
  counted.mockClear();
  const before = process.cpuUsage();
  // `fetch` would normalise the spelling.
  const asked = get({ host: "127.0.0.1", port, path: url });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  await buffer(response);
  const { user, system } = process.cpuUsage(before);
  return { status: response.statusCode ?? 0, milliseconds: (user + system) / 1000 };
}

test("knows routes of every part of the application", () => {
  for (const part of [
    "/api/menus",
    "/calendar/pt/happenings.ics",
    "/robots.txt",
    "/menus/",
    "/cards/",
  ])
    expect(
      PATHS.some((path) => path.startsWith(part)),
      part,
    ).toBe(true);
});

test("counts or caches every spelling of a route that costs a render", async () => {
  const wrong: string[] = [];
  for (const path of PATHS) {
    for (const url of spellings(path)) {
      // The first fills the cache; later ones may meet cold code or garbage collection.
      await ask(url);
      let { status, milliseconds: cheapest } = await ask(url);
      for (let time = 0; time < 10 && cheapest > MOST_MILLISECONDS; time += 1)
        ({ status, milliseconds: cheapest } = await ask(url));
      const isCached = app.fromCache({ method: "GET", url, headers: {} } as never) !== undefined;
      const isAnswered = status === 200 ? isCached || counted.mock.calls.length > 0 : status < 500;
      if (!isAnswered || cheapest > MOST_MILLISECONDS)
        wrong.push(`${url}: ${status}, ${cheapest} ms of CPU`);
    }
  }
  expect(wrong).toEqual([]);
});
