import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { precompress } from "#tools/building/precompress.ts";
import { deskShell } from "./desk-shell.ts";

let shell: ReturnType<typeof deskShell>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Desk</title>");
  await writeFile(join(folder, "assets/start-abcdefgh.js"), "start()");
  await writeFile(join(folder, "assets/secret.txt"), "not for anybody");
  await precompress(folder);
  shell = deskShell(folder);
  return () => rm(folder, { recursive: true, force: true });
});

test.each(["/desk", "/desk/accounts", "/desk/a/b.c", "/desk/"])(
  "answers %s with the page, uncached and unlisted",
  async (path) => {
    const response = await shell.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Desk</title>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "content-type": expect.stringContaining("text/html"),
    });
  },
);

test("lets the page run and load only its own files, and use passkeys", async () => {
  const { headers } = await shell.request("/desk");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
      "font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  );
  const permissions = headers.get("Permissions-Policy");
  expect(permissions).toContain("publickey-credentials-get=(self)");
  expect(permissions).toContain("publickey-credentials-create=(self)");
  expect(permissions).not.toContain("publickey-credentials-get=()");
  expect(permissions).toContain("camera=()");
});

test("serves a built file immutable and compressed", async () => {
  const response = await shell.request("/desk/assets/start-abcdefgh.js", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Content-Type")).toContain("javascript");
});

test.each([
  "/desk/assets/start-12345678.js",
  "/desk/assets/secret.txt",
  "/desk/assets/start-abcdefgh.js.br",
  "/desk/assets/..%2Findex.html",
  "/desk/assets/a/start-abcdefgh.js",
])("does not serve %s", async (path) => {
  const response = await shell.request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
