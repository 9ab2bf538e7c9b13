import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { someSettings } from "../builders/settings-content.ts";
import { DESK_SECRET, openPeople } from "../desk-people.ts";
import { expect, test } from "../page-fixtures.ts";
import { startPostgres } from "../postgres-server.ts";
import { startSite } from "../site-process.ts";

const PIECE = "/api/desk/restaurants/rubaiyat-rio";
const PAGE = "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio";
const EMAIL = "casa@example.com";

/** Which of the drafts a page shows, by its name, its text and its phone. */
function marksOf(html: string): (string | undefined)[] {
  const patterns = [/<h1[^>]*>Rio (\d\d)</, /Texto (\d\d)\./, /"tel:\+5521300000(\d\d)"/];
  return patterns.map((pattern) => pattern.exec(html)?.[1]);
}

test("what is published at the desk of one process is on the pages of both within seconds", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using postgres = await startPostgres();
  const shared = { DATABASE_URL: postgres.url, DESK_SECRET };
  await using first = await startSite(shared);
  await using second = await startSite({ ...shared, SITE_URL: first.url });
  const people = await openPeople(first.url, { databaseUrl: postgres.url, dataDir: "" });
  await people.signIn(page, "Ana");
  await people.close();
  const headers = { Origin: first.url };
  const publish = async (piece: string, data: object) => {
    const saved = await page.request.put(`${first.url}${piece}/draft`, { headers, data });
    const { draft } = (await saved.json()) as PieceAtDesk;
    const published = await page.request.post(`${first.url}${piece}/publish`, {
      headers,
      data: { seen: draft?.savedAt, publishAt: "now" },
    });
    expect(published.status()).toBe(200);
  };
  const pieceAt = async (url: string) =>
    (await (await page.request.get(url + PIECE)).json()) as PieceAtDesk & {
      published: RestaurantContent;
    };

  const read = async ({ url }: { url: string }) => marksOf(await (await fetch(url + PAGE)).text());
  for (const site of [first, second]) expect(await read(site)).not.toContain("11");
  const { published, fingerprint } = await pieceAt(first.url);
  const description = { pt: "Texto 11.", en: "Texto 11.", es: "Texto 11." };
  await publish(PIECE, {
    content: { ...published, name: "Rio 11", description, phone: "+552130000011" },
    basedOn: fingerprint,
    seen: null,
  });
  for (const site of [first, second])
    await expect.poll(() => read(site)).toEqual(["11", "11", "11"]);
  // The session holds at the other process too, and it knows what is published.
  expect(await pieceAt(second.url)).toMatchObject({ published: { name: "Rio 11" }, draft: null });

  // Rule 10.22: settings too, on a page that was cached and in the public file.
  const paths = ["/pt/contato", "/site-config.json", "/.well-known/security.txt"];
  const urls = [first, second].flatMap(({ url }) => paths.map((path) => url + path));
  const texts = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  for (const text of await texts()) expect(text).not.toContain(EMAIL);
  const content = someSettings({ email: EMAIL });
  await publish("/api/desk/settings/site", { content, basedOn: "", seen: null });
  const areRenewed = async () => (await texts()).every((text) => text.includes(EMAIL));
  // A process that did not hear of it would look for itself only every thirty seconds. That nothing old goes out for
  // longer than two seconds is held by response-cache.test.ts.
  await expect.poll(areRenewed, { intervals: [50] }).toBe(true);
});
