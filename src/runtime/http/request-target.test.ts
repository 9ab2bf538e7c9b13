import { expect, test } from "vitest";
import { openServer } from "#tests/open-http-server.ts";

const SPELLINGS = [
  ["/%70t/contato", "/pt/contato"],
  ["//pt/./contato/", "/pt/contato"],
  ["/pt/promo%E7%E3o?utm_source=a%20b", "/pt/promo%C3%A7%C3%A3o?utm_source=a%20b"],
  [
    "/pt?utm_source=a&amp;utm_medium=b&AMP;amp;utm_term=c",
    "/pt?utm_source=a&utm_medium=b&utm_term=c",
  ],
  ["/a;b/..%2f?q=/{}", "/a%3Bb/..%2F?q=/{}"],
  ["http://site.example//pt", "/pt"],
] as const;

test.each(SPELLINGS)("redirects %s to its canonical spelling", async (given, plain) => {
  const seen: string[] = [];
  const cached: (string | undefined)[] = [];
  const { request } = await openServer(
    ({ url }) => {
      seen.push(url.replace("http://site.example", ""));
      return new Response("content");
    },
    { fromCache: ({ url }) => void cached.push(url) },
  );
  for (const method of ["GET", "HEAD"]) {
    const response = await request(`${method} ${given}`);
    expect(response).toMatch(/^HTTP\/1\.1 301 /);
    expect(response.toLowerCase()).toContain(`\r\nlocation: ${plain.toLowerCase()}\r\n`);
    expect(response).not.toContain("content");
  }
  // A redirect would lose a post's body.
  expect(await request(`POST ${given}`)).toContain("content");
  expect(new Set(seen)).toEqual(new Set([plain]));
  expect(cached).toHaveLength(3);
  expect(await request(`GET ${plain}`)).toMatch(/^HTTP\/1\.1 200 /);
});

test("answers an error or a redirect without a hop to its spelling", async () => {
  const { request } = await openServer(({ url }) =>
    url.endsWith("/moved")
      ? new Response(null, { status: 301, headers: { Location: "/there" } })
      : new Response("nothing", { status: 404 }),
  );
  expect(await request("GET //%6doved")).toContain("\r\nlocation: /there\r\n");
  expect(await request("GET //%6enothing")).toMatch(/^HTTP\/1\.1 404 /);
});

test("sends a response from memory only at its canonical spelling", async () => {
  const ready = { status: 200 as const, headers: [], body: new Uint8Array([65]) };
  const { request } = await openServer(() => new Response("A"), { fromCache: () => ready });
  expect(await request("GET /%70t")).toMatch(/^HTTP\/1\.1 301 /);
  expect(await request("GET /pt")).toMatch(/^HTTP\/1\.1 200 [^]*A\r\n/);
});
