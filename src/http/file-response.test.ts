import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileResponse } from "./file-response.ts";

const CONTENT = "0123456789";
const ETAG = '"film-1234"';
const KEPT = "public, max-age=31536000, immutable";

let folder = "";
let path = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "film-"));
  path = join(folder, "film.mp4");
  await writeFile(path, CONTENT);
});
afterAll(() => rm(folder, { recursive: true }));

const failed: unknown[] = [];

/** The film, which was so long when it was looked at. */
const films = (size: number) =>
  new Hono().get("/film.mp4", (context) => {
    const file = { path, size, etag: ETAG, headers: { "Cache-Control": KEPT } };
    return fileResponse(file, context, (error) => failed.push(error));
  });

function ask(headers: Record<string, string>, method = "GET", size = CONTENT.length) {
  return films(size).request("http://site/film.mp4", { method, headers });
}

test("without a range the whole file comes, and says that ranges are taken", async () => {
  const response = await ask({});
  expect([response.status, await response.text()]).toEqual([200, CONTENT]);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": KEPT,
    "content-length": "10",
    etag: ETAG,
  });
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=-99", CONTENT, "bytes 0-9/10"],
])("the range %s returns that part", async (range, part, contentRange) => {
  const response = await ask({ Range: range });
  expect([response.status, await response.text()]).toEqual([206, part]);
  expect(response.headers.get("Content-Range")).toBe(contentRange);
  expect(response.headers.get("Content-Length")).toBe(String(part.length));
});

test.each(["lines=0-3", "0-3", "bytes=3-1", "bytes=a-b", "bytes=-", "bytes=0-1,4-5", ""])(
  "a range that need not be followed (%s) is ignored",
  async (range) => {
    const response = await ask({ Range: range });
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(response.headers.has("Content-Range")).toBe(false);
  },
);

test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])(
  "what lies outside of the file (%s) is refused, and the refusal is kept by nobody",
  async (range) => {
    const response = await ask({ Range: range });
    expect([response.status, await response.text()]).toEqual([416, ""]);
    expect(response.headers.get("Content-Range")).toBe("bytes */10");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test("a part is sent only of the content that the client has the rest of", async () => {
  const part = { Range: "bytes=2-3" };
  expect((await ask({ ...part, "If-Range": ETAG })).status).toBe(206);
  for (const other of ['"another"', `W/${ETAG}`, "Sat, 21 Nov 2026 10:00:00 GMT"]) {
    const response = await ask({ ...part, "If-Range": other });
    expect([response.status, await response.text()], other).toEqual([200, CONTENT]);
  }
});

test("a client that has the file already gets no bytes, and a HEAD none either", async () => {
  const known = await ask({ "If-None-Match": `"x", ${ETAG}`, Range: "bytes=0-1" });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  const head = await ask({ Range: "bytes=0-1" }, "HEAD");
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([
    200,
    "10",
    "",
  ]);
});

test("a file that cannot be read to the end that was promised is a broken transfer", async () => {
  const response = await ask({}, "GET", CONTENT.length + 5);
  expect(response.headers.get("Content-Length")).toBe("15");
  await expect(response.text()).rejects.toThrow();
  expect(failed).toEqual([new Error("The file has become shorter")]);
});
