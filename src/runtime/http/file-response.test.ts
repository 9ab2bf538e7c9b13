import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { fileResponse } from "./file-response.ts";

const CONTENT = "0123456789";
const ETAG = '"film-1234"';
const KEPT = "public, max-age=31536000, immutable";

const failed: unknown[] = [];

async function ask(headers: Record<string, string>, method = "GET", size = CONTENT.length) {
  const path = join(await temporaryFolder(), "film.mp4");
  await writeFile(path, CONTENT);
  const app = new Hono().get("/film.mp4", (context) => {
    const file = { path, size, etag: ETAG, headers: { "Cache-Control": KEPT } };
    return fileResponse(file, context, (error) => failed.push(error));
  });
  return app.request("http://site/film.mp4", { method, headers });
}

test("sends the whole file without a range and accepts ranges", async () => {
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
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=-99", 206, CONTENT, "bytes 0-9/10"],
  // Invalid or unsupported ranges are ignored.
  ["lines=0-3", 200, CONTENT, null],
  ["0-3", 200, CONTENT, null],
  ["bytes=3-1", 200, CONTENT, null],
  ["bytes=a-b", 200, CONTENT, null],
  ["bytes=-", 200, CONTENT, null],
  ["bytes=0-1,4-5", 200, CONTENT, null],
  ["", 200, CONTENT, null],
  // Outside the file; caches must not keep the refusal.
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=99-100", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
])("answers the range %j with %i and %j", async (range, status, part, contentRange) => {
  const response = await ask({ Range: range });
  const { headers } = response;
  expect([response.status, await response.text()]).toEqual([status, part]);
  expect(headers.get("Content-Range")).toBe(contentRange);
  expect(headers.get("Cache-Control")).toBe(status === 416 ? "no-store" : KEPT);
  if (status === 206) expect(headers.get("Content-Length")).toBe(String(part.length));
});

test("sends a part only if If-Range matches", async () => {
  const part = { Range: "bytes=2-3" };
  expect((await ask({ ...part, "If-Range": ETAG })).status).toBe(206);
  for (const other of ['"another"', `W/${ETAG}`, "Sat, 21 Nov 2026 10:00:00 GMT"]) {
    const response = await ask({ ...part, "If-Range": other });
    expect([response.status, await response.text()], other).toEqual([200, CONTENT]);
  }
});

test("sends no bytes for a known ETag or for HEAD", async () => {
  const known = await ask({ "If-None-Match": `"x", ${ETAG}`, Range: "bytes=0-1" });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  const head = await ask({ Range: "bytes=0-1" }, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Length")).toBe("10");
});

test("breaks the transfer if the file became shorter", async () => {
  const response = await ask({}, "GET", CONTENT.length + 5);
  expect(response.headers.get("Content-Length")).toBe("15");
  await expect(response.text()).rejects.toThrow();
  expect(failed).toEqual([new Error("The file became shorter while it was read")]);
});
