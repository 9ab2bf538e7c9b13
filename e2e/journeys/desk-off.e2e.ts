import { hash } from "node:crypto";
import { expect, test } from "#tests/page-fixtures.ts";
import { startSite } from "#tests/site-process.ts";

const SECRET = "a secret that only this test knows of";

/** Returns a response as a client sees it, without parts that always differ. */
async function seen(url: string, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { redirect: "manual", ...init });
  const headers = [...response.headers].filter(
    ([name]) => !["x-request-id", "date", "etag", "content-length"].includes(name),
  );
  const body = (await response.text())
    .replaceAll(/desk|dusk/g, "unknown")
    // The time of seeding each server's database.
    .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, "");
  return {
    status: response.status,
    body: hash("sha256", body),
    headers: JSON.stringify(headers).replaceAll(/desk|dusk/g, ""),
  };
}

// Rule 10.1.
test("hides the desk without DESK_SECRET, and leaves public responses the same with it", async ({
  siteWithPlatform: off,
}) => {
  test.setTimeout(120_000);
  await using on = await startSite({ SITE_URL: off.url, DESK_SECRET: SECRET });
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  for (const init of [{}, post]) {
    for (const path of [
      "/desk",
      "/desk/accounts",
      "/api/desk",
      "/api/desk/me",
      "/api/desk/auth/get-session",
    ]) {
      const unknown = path.replace("desk", "dusk");
      expect(await seen(off.url, path, init), path).toEqual(await seen(off.url, unknown, init));
    }
  }
  expect((await fetch(`${off.url}/api/desk/me`)).status).toBe(404);
  const me = await fetch(`${on.url}/api/desk/me`);
  expect(me.status).toBe(401);
  expect(await me.json()).toMatchObject({ code: "signed-out" });
  expect(me.headers.get("Cache-Control")).toBe("no-store");
  for (const path of ["/", "/robots.txt", "/sitemap.xml", "/api/openapi.json", "/pt/nada"]) {
    expect(await seen(on.url, path), path).toEqual(await seen(off.url, path));
    expect(await (await fetch(on.url + path)).text(), path).not.toMatch(/desk(?!top)/i);
  }
  expect(on.output()).not.toContain(SECRET);
});
