import { expect, test } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";

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

test.each(SPELLINGS)(
  "leads %s to its one spelling, read from there alone",
  async (given, plain) => {
    const seen: string[] = [];
    const cached: (string | undefined)[] = [];
    const { ask } = await openServer(
      ({ url }) => {
        seen.push(url.replace("http://site.example", ""));
        return new Response("content");
      },
      {},
      false,
      ({ url }) => void cached.push(url),
    );
    for (const method of ["GET", "HEAD"]) {
      const response = await ask(requestHead(`${method} ${given}`));
      expect(response).toMatch(/^HTTP\/1\.1 301 /);
      expect(response.toLowerCase()).toContain(`\r\nlocation: ${plain.toLowerCase()}\r\n`);
      expect(response).not.toContain("content");
    }
    // A post has no body to spare for a second hop.
    expect(await ask(requestHead(`POST ${given}`))).toContain("content");
    expect(new Set(seen)).toEqual(new Set([plain]));
    expect(cached).toHaveLength(3);
    const again = await ask(requestHead(`GET ${plain}`));
    expect(again).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test("an error or a redirect at the right spelling needs no hop before", async () => {
  const { ask } = await openServer(({ url }) =>
    url.endsWith("/moved")
      ? new Response(null, { status: 301, headers: { Location: "/there" } })
      : new Response("nothing", { status: 404 }),
  );
  expect(await ask(requestHead("GET //%6doved"))).toContain("\r\nlocation: /there\r\n");
  expect(await ask(requestHead("GET //%6enothing"))).toMatch(/^HTTP\/1\.1 404 /);
});

test("content in memory is sent at its right spelling alone", async () => {
  const ready = { status: 200 as const, headers: [], body: new Uint8Array([65]) };
  const { ask } = await openServer(
    () => new Response("A"),
    {},
    false,
    () => ready,
  );
  expect(await ask(requestHead("GET /%70t"))).toMatch(/^HTTP\/1\.1 301 /);
  expect(await ask(requestHead("GET /pt"))).toMatch(/^HTTP\/1\.1 200 [^]*A\r\n/);
});
