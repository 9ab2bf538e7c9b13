import type { PieceAtDesk } from "#content/desk/contract.ts";
import { someSettings } from "#tests/builders/settings-content.ts";
import { DESK_SECRET, openPeople } from "#tests/desk-people.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

const SETTINGS = "/api/desk/settings/site";
const EMAIL = "casa@example.com";

// Rule 10.22, on a cached page and in the public file.
test("publishes at one process's desk to the pages of both within seconds @nightly", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using postgres = await startPostgres();
  const shared = { DATABASE_URL: postgres.url, DESK_SECRET };
  await using first = await startSite(shared);
  await using second = await startSite({ ...shared, SITE_URL: first.url });
  const paths = ["/pt/contato", "/site-config.json", "/.well-known/security.txt"];
  const urls = [first, second].flatMap(({ url }) => paths.map((path) => url + path));
  const texts = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  for (const text of await texts()) expect(text).not.toContain(EMAIL);

  const people = await openPeople(first.url, { databaseUrl: postgres.url, dataDir: "" });
  await people.signIn(page, "Ana");
  await people.close();
  const headers = { Origin: first.url };
  const content = someSettings({ email: EMAIL });
  const data = { content, basedOn: "", seen: null };
  const saved = await page.request.put(`${first.url}${SETTINGS}/draft`, { headers, data });
  const { draft } = (await saved.json()) as PieceAtDesk;
  const publication = { seen: draft?.savedAt, publishAt: "now" };
  await page.request.post(`${first.url}${SETTINGS}/publish`, { headers, data: publication });
  // A missed announcement would be noticed only after thirty seconds. response-cache.test.ts tests
  // the limit of two seconds.
  const areRenewed = async () => (await texts()).every((text) => text.includes(EMAIL));
  await expect.poll(areRenewed, { intervals: [50] }).toBe(true);
  // The session is valid at the other process, which knows the publication.
  const other = (await (await page.request.get(second.url + SETTINGS)).json()) as PieceAtDesk;
  expect(other).toMatchObject({ published: { email: EMAIL }, draft: null });
});
