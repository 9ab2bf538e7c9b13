import { request as send } from "node:http";
import { expect, test } from "@playwright/test";
import { type SiteProcess, startSite } from "#tests/site-process.ts";

// One worker, one site.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  // Logs each file that Node loads.
  site = await startSite({ NODE_DEBUG: "module" });
});
test.afterAll(() => site.stop());

interface RawResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Returns a raw response without request-specific parts. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asked = send(
      new URL(site.url),
      { path, method, headers: { "Accept-Encoding": "br", ...headers }, agent: false },
      async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response)).toString("base64");
        const { date: _date, "x-request-id": _id, ...others } = response.headers;
        resolve({ status: response.statusCode, headers: others, body });
      },
    );
    asked.on("error", reject).end();
  });
}

/** Returns a page, its script and its picture. */
async function onePageWithFiles(): Promise<string[]> {
  const html = await (await fetch(`${site.url}/pt/quem-somos`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "no script";
  const picture = /(\/images\/[^" ]+\.avif)/.exec(html)?.[1] ?? "no picture";
  return ["/pt", script, picture];
}

test("serves from memory what was first rendered", async () => {
  for (const path of await onePageWithFiles()) {
    const made = await ask(path);
    expect(made.status, path).toBe(200);
    expect(made.headers["content-length"], path).toBe(
      String(Buffer.from(made.body, "base64").length),
    );
    expect(await ask(path), path).toEqual(made);

    const head = await ask(path, {}, "HEAD");
    expect(head, path).toEqual({ ...made, body: "" });
    const known = await ask(path, { "If-None-Match": String(made.headers["etag"]) });
    expect([known.status, known.body], path).toEqual([304, ""]);
    expect(known.headers["content-security-policy"], path).toBe(
      made.headers["content-security-policy"],
    );
  }
});

// cached-response.test.ts tests other encodings and HEAD.
test("compresses content beside the pages like pages", async () => {
  for (const path of [
    "/api/restaurants",
    "/api/news",
    "/api/news/slug/nova-carta-vinhos",
    "/api/openapi.json",
    "/feeds/pt.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/site-config.json",
    "/.well-known/security.txt",
  ]) {
    const br = await ask(path);
    expect(br.status, path).toBe(200);
    expect(br.headers, path).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "cache-control": expect.stringMatching(/^public, max-age=/),
    });
    expect(await ask(`${path}?made-up=1`), path).toEqual(br);
    const known = await ask(path, { "If-None-Match": String(br.headers["etag"]) });
    expect([known.status, known.body], path).toEqual([304, ""]);
  }
});

test("compresses navigation data like pages", async () => {
  const path = "/pt/restaurantes.data?_routes=pt%2FrestaurantList";
  const br = await ask(path);
  expect(br).toMatchObject({ status: 200, headers: { "content-encoding": "br" } });
  expect(br.headers["content-type"]).toContain("text/x-script");
  expect(await ask(`${path}&utm_source=a`)).toEqual(br);
});

test("revalidates pages, caches hashed files for good, and stores no visitor's response", async () => {
  const [page = "", script = "", picture = ""] = await onePageWithFiles();
  const cacheControl = async (path: string) => (await ask(path)).headers["cache-control"];
  expect(await cacheControl(page)).toMatch(/max-age=0, must-revalidate/);
  expect(await cacheControl(script)).toMatch(/max-age=31536000, immutable/);
  expect(await cacheControl(picture)).toMatch(/max-age=31536000, immutable/);
  for (const path of [
    script.replace(/-[\w-]{8}\.js/, "-AAAAAAAA.js"),
    "/api/country",
    "/api/contact",
    // They belong to one version of the site.
    "/pt/contato.data?_routes=x",
    "/pt/nada.data",
  ])
    expect(await cacheControl(path), path).toBe("no-store");
});

test("renders with React's production build", async () => {
  expect((await fetch(`${site.url}/pt`)).status).toBe(200);
  expect(site.output()).toContain("react-dom-server.node.production.js");
  expect(site.output()).not.toMatch(/load "[^"]*react[^"]*\.development\.js"/);
});

test("serves alike missing paths with one page", async () => {
  const groups = [
    ["/pt/nada", "/pt/wp-login.php", "/pt/a/b/c?x=1", "/pt/%22%3E%3Cscript%3E", "/pt/.env"],
    ["/es/restaurantes/nada/nada", "/es/restaurantes/%3Cb%3E/x%22y"],
    ["/pt/novidades/nada", "/pt/novidades/nada-2"],
    ["/en/news?page=99", "/en/news?page=98&utm_source=a"],
  ];
  for (const [first = "", ...others] of groups) {
    const page = await ask(first);
    expect(page.status, first).toBe(404);
    expect(page.headers, first).toMatchObject({
      "cache-control": "public, max-age=60",
      vary: "Accept-Encoding",
      "content-security-policy": expect.stringContaining("'sha256-"),
    });
    for (const other of others) expect(await ask(other), other).toEqual(page);
    expect((await ask(first, { "If-None-Match": "*" })).status).toBe(404);
  }
});
