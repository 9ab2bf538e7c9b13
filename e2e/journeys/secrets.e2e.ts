import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

const MARK = "geheim7f3a9c";
const VISITOR = { email: "leitora@example.com", name: "Leitora Marcada", phone: "+5511987650043" };

test("keeps secret settings out of responses, assets and logs @nightly", async () => {
  test.setTimeout(180_000);
  await using platform = await startRdStation();
  await using postgres = await startPostgres();
  await using site = await startSite({
    LOG_LEVEL: "trace",
    DATABASE_URL: postgres.url,
    ...platform.settings,
    RD_STATION_TOKEN: `${MARK}-token`,
    // No server listens there, so that the mail failure is logged too.
    SMTP_URL: `smtp://user:${MARK}-mail@127.0.0.1:1`,
    LEADS_MAIL_TO: "grupo@example.com",
    METRICS_TOKEN: `${MARK}-metrics`,
  });
  const responses: string[] = [];
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, init);
    responses.push(`${path} ${JSON.stringify([...response.headers])} ${await response.text()}`);
  };
  const post = (body: string | URLSearchParams) =>
    fetch(`${site.url}/api/contact`, {
      method: "POST",
      body,
      headers: typeof body === "string" ? { "Content-Type": "application/json" } : {},
    });
  const form = new URLSearchParams(aContactPost(VISITOR) as Record<string, string>);
  expect((await post(form)).status).toBe(201);
  // The platform refuses the token.
  for (const line of ["Falha ao enviar", "Mail not sent"])
    await expect.poll(() => site.output(), { timeout: 20_000 }).toContain(line);
  for (const body of [`{"email":"${VISITOR.email}"`, "x".repeat(70_000)]) await post(body);
  const more = ["/site-config.json", "/api/openapi.json", "/api/country", "/metrics", "/readyz"];
  for (const path of [...ONE_PAGE_PER_SCREEN, ...more, "/pt/%", "/pt.data"]) await read(path);
  await read("/metrics", { headers: { Authorization: `Bearer ${MARK}-metrics` } });
  await read(`/pt?email=${VISITOR.email}`);
  await postgres.stop();
  // An article's text needs the database; everything else is in memory.
  for (const path of ["/readyz", "/api/news/slug/nova-carta-vinhos", "/pt/contato", "/pt.data"])
    await read(path);
  await site.stop();
  const password = new URL(postgres.url).password;
  for (const secret of [MARK, password]) {
    expect(responses.filter((response) => response.includes(secret))).toEqual([]);
    expect(site.output()).not.toContain(secret);
  }
  for (const personal of Object.values(VISITOR)) expect(site.output()).not.toContain(personal);
});

test("builds the browser's files without server settings", async () => {
  const names =
    /RD_STATION_TOKEN|SMTP_URL|DATABASE_URL|METRICS_TOKEN|process\.env\b|BEGIN .*PRIVATE/;
  const folder = "build/client";
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  let looked = 0;
  for (const { parentPath, name } of files.filter((file) => file.isFile())) {
    if (!/\.(js|css|html|json|webmanifest|map|gz)$/.test(name)) continue;
    const bytes = await readFile(join(parentPath, name));
    const source = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
    expect(source.match(names), name).toBeNull();
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
});
