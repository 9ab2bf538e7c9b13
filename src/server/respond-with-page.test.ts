import { expect, test } from "vitest";
import { PageCache, respondWithPage, type StoredPage } from "./page-cache.ts";

const HTML = "<h1>Olá</h1>".repeat(100);
const page = (await new PageCache().get("/pt", async () => ({
  html: HTML,
  headers: { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'" },
}))) as StoredPage;

function ask(headers: Record<string, string>, method = "GET"): Response {
  return respondWithPage(page, new Request("http://site.example/pt", { method, headers }));
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", null],
  ["deflate", null],
  ["identity", null],
  ["", null],
  ["brotli", null],
])("Accept-Encoding %j is answered in %j", async (accepted, encoding) => {
  const response = ask({ "Accept-Encoding": accepted });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  const { byteLength } = await response.arrayBuffer();
  expect(response.headers.get("Content-Length")).toBe(String(byteLength));
  expect(response.headers.get("Content-Type")).toBe("text/html");
});

test.each(["br", "gzip", "identity"])("who has the page in %s is not sent it again", (encoding) => {
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

test("each encoding has a tag of its own, and another tag gets the page", () => {
  const tags = ["br", "gzip", "identity"].map((encoding) =>
    ask({ "Accept-Encoding": encoding }).headers.get("ETag"),
  );
  expect(new Set(tags).size).toBe(3);
  expect(ask({ "If-None-Match": '"other"' }).status).toBe(200);
});

test("HEAD is answered with the headers alone", async () => {
  const get = ask({ "Accept-Encoding": "br" });
  const head = ask({ "Accept-Encoding": "br" }, "HEAD");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe("");
});
