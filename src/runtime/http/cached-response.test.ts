import { expect, test } from "vitest";
import { compressBody } from "./compression.ts";
import { respondFrom, cacheResponse } from "./cached-response.ts";

const HTML = "<h1>Olá</h1>".repeat(100);
const bodies = await compressBody(new Uint8Array(Buffer.from(HTML)), "text/html");
const page = cacheResponse(bodies, {
  "Content-Type": "text/html",
  "Content-Security-Policy": "default-src 'none'",
});

function ask(headers: Record<string, string>, method = "GET"): Response {
  return respondFrom(page, new Request("http://site.example/pt", { method, headers }));
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["br ; q = 0, GZip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", null],
  ["deflate", null],
  ["identity", null],
  ["", null],
  ["brotli", null],
])("answers Accept-Encoding %j with %j", async (accepted, encoding) => {
  const response = ask({ "Accept-Encoding": accepted });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-length": String(bytes.length),
    "content-type": "text/html",
    vary: "Accept-Encoding",
  });
  if (encoding === null) expect(bytes.toString()).toBe(HTML);
});

test.each(["br", "gzip", "identity"])("answers a known ETag in %s with a 304", (encoding) => {
  const first = ask({ "Accept-Encoding": encoding });
  const etag = first.headers.get("ETag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const second = ask({ "Accept-Encoding": encoding, "If-None-Match": known });
    expect(second.status).toBe(304);
    expect(second.body).toBeNull();
    expect(second.headers.get("ETag")).toBe(etag);
    expect(second.headers.get("Content-Length")).toBeNull();
    expect(second.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  }
});

test("answers HEAD without a body", async () => {
  const get = ask({ "Accept-Encoding": "br" });
  const head = ask({ "Accept-Encoding": "br" }, "HEAD");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe("");
});
