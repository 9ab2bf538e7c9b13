import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "../page-fixtures.ts";

/** Sends a request line as it is, without what a client would make of it, and reads the response. */
async function ask(site = "", target = "", method = "GET"): Promise<string> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const INSIDES = /"dependencies"|root:x:|PRIVATE|node_modules|\bat \w+ \(|ENOENT|EISDIR|Error:/;

const FOLDERS = ["", "/images", "/assets", "/menus", "/cards", "/api", "/pt"];
const WAYS_OUT = [
  "/../../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/%2e%2e%2f%2e%2e%2fpackage.json",
  "/%252e%252e%252f%252e%252e%252fpackage.json",
  "/..%5c..%5cpackage.json",
  "/..\\..\\package.json",
  "//etc/passwd",
  "/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/%00/../package.json",
  "/a.svg%00.html",
  "/%c0%ae%c0%ae/package.json",
  "/.env",
  "/.sources",
  "/server/start.js",
];

test("no URL leads out of the folders that are served", async ({ baseURL }) => {
  for (const folder of FOLDERS) {
    for (const way of WAYS_OUT) {
      const response = await ask(baseURL, folder + way);
      expect(response, folder + way).toMatch(/^HTTP\/1\.1 (301|400|404) /);
      expect(response, folder + way).not.toMatch(INSIDES);
    }
  }
});

test("no URL sends a visitor to another site", async ({ baseURL }) => {
  for (const target of [
    "//evil.example",
    "//evil.example/%2e%2e",
    "/%2fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/pt//evil.example",
    "/restaurantes//evil.example",
    "/\t/evil.example",
    "//evil.example@evil.example/",
  ]) {
    const response = await ask(baseURL, target);
    const location = /^location: (.*)$/im.exec(response)?.[1];
    expect(response, target).toMatch(/^HTTP\/1\.1 (301|400|404) /);
    if (location === undefined) continue;
    expect(location, target).toMatch(/^\/((pt|en|es)(\/[^/\\]|$)|$)/);
    const reached = new URL(location, "https://site.example");
    expect(reached.origin, target).toBe("https://site.example");
  }
});

test("a request that names two hosts is refused, in any letters", async ({ baseURL }) => {
  const { hostname, port, host } = new URL(baseURL ?? "");
  for (const second of [`Host: ${host}`, "HOST: evil.example", "host: evil.example"]) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET /pt HTTP/1.1\r\nHost: ${host}\r\n${second}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket), second).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test("an escaped dot makes no data of a page, and the page keeps to its policy", async ({
  request,
}) => {
  const response = await request.get("/pt/restaurantes%2edata");
  expect(response.status()).toBe(404);
  expect(response.headers()).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "cache-control": "public, max-age=60",
  });
});

test("the data of a page, which belong to one version of the site, are cached in no browser", async ({
  request,
}) => {
  for (const path of [
    "/pt/restaurantes.data",
    "/pt/restaurantes.data?_routes=pt%2FrestaurantList",
    "/pt/contato.data?_routes=x",
    "/pt/nada.data",
  ]) {
    expect((await request.get(path)).headers()["cache-control"], path).toBe("no-store");
  }
});

test("mailboxes in the settings are in no built file", async ({ request }) => {
  expect(await (await request.get("/site-config.json")).json()).not.toHaveProperty("leads");
  for (const end of ["gz", "br"]) {
    expect((await request.get(`/site-config.json.${end}`)).status()).toBe(404);
  }
});

test("a page without a form takes no post, and says what it takes", async ({ request }) => {
  const response = await request.post("/pt", { form: { name: "Maria" } });
  expect(response.status()).toBe(405);
  expect(response.headers()).toMatchObject({ allow: "GET, HEAD", "cache-control": "no-store" });
  expect(await response.text()).not.toMatch(INSIDES);
});

test("a form that a browser posted by itself and that is too large gets a page in its language", async ({
  request,
}) => {
  const response = await request.post("/es/contacto", { form: { message: "x".repeat(70_000) } });
  expect(response.status()).toBe(413);
  expect(await response.text()).toBe("Error al enviar el mensaje. Inténtelo de nuevo.");
});
