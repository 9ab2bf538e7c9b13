import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { APIRequestContext } from "@playwright/test";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { ListedContentVersion, PieceAtDesk } from "#desk/content-contract.ts";
import { someSettings } from "../builders/settings-content.ts";
import { enrolWithPasskey } from "../desk-fixtures.ts";
import { expect, NIGHTLY, test } from "../page-fixtures.ts";
import { startPostgres } from "../postgres-server.ts";
import { startSite } from "../site-process.ts";

// Publishing at the desk of one process, while others run, and while it is killed.

const PIECE = "/api/desk/restaurants/rubaiyat-rio";
const PAGE = "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio";

/** The command line, beside the running server; returns the link. */
async function invite(email: string, env: Record<string, string>): Promise<string> {
  const args = ["scripts/accounts.ts", "invite", email, "--role", "administrator"];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
}

const readPiece = async (request: APIRequestContext, url: string) =>
  (await (await request.get(url + PIECE)).json()) as PieceAtDesk & { published: RestaurantContent };

/** A draft that says the same in its name, its text and its phone; returns what to publish it with. */
async function writeDraft(request: APIRequestContext, url: string, mark: string) {
  const { published, fingerprint, draft } = await readPiece(request, url);
  const text = `Texto ${mark}.`;
  const response = await request.put(`${url}${PIECE}/draft`, {
    headers: { Origin: url },
    data: {
      content: {
        ...published,
        name: `Rio ${mark}`,
        description: { pt: text, en: text, es: text },
        phone: `+5521300000${mark}`,
      },
      basedOn: fingerprint,
      seen: draft?.savedAt ?? null,
    },
  });
  expect(response.status()).toBe(200);
  return { seen: ((await response.json()) as PieceAtDesk).draft?.savedAt, publishAt: "now" };
}

const publish = (request: APIRequestContext, url: string, data: object) =>
  request.post(`${url}${PIECE}/publish`, { headers: { Origin: url }, data });

/** Which of the drafts a page shows, by its name, its text and its phone. */
function marksOf(html: string): (string | undefined)[] {
  const patterns = [/<h1[^>]*>Rio (\d\d)</, /Texto (\d\d)\./, /"tel:\+5521300000(\d\d)"/];
  return patterns.map((pattern) => pattern.exec(html)?.[1]);
}

test("what is published at the desk of one process is on the pages of both within seconds", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const postgres = await startPostgres();
  const shared = { DATABASE_URL: postgres.url, DESK_SECRET: "a secret that only these tests know" };
  const first = await startSite(shared);
  const second = await startSite({ ...shared, SITE_URL: first.url });
  try {
    const link = await invite("one@example.com", {
      DATABASE_URL: postgres.url,
      SITE_URL: first.url,
    });
    await enrolWithPasskey(page, link, "Ana");
    const read = async ({ url }: { url: string }) =>
      marksOf(await (await fetch(url + PAGE)).text());
    for (const site of [first, second]) expect(await read(site)).not.toContain("11");
    const draft = await writeDraft(page.request, first.url, "11");
    expect((await publish(page.request, first.url, draft)).status()).toBe(200);
    for (const site of [first, second])
      await expect.poll(() => read(site)).toEqual(["11", "11", "11"]);
    // The session holds at the other process too, and it knows what is published.
    const { published, draft: left } = await readPiece(page.request, second.url);
    expect([published.name, left]).toEqual(["Rio 11", null]);

    // Rule 10.22: settings too, on a page that was cached and in the public file.
    const paths = ["/pt/contato", "/site-config.json", "/.well-known/security.txt"];
    const urls = [first, second].flatMap(({ url }) => paths.map((path) => url + path));
    const texts = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    for (const text of await texts()) expect(text).not.toContain("casa@example.com");
    const path = `${first.url}/api/desk/settings/site`;
    const saved = await page.request.put(`${path}/draft`, {
      headers: { Origin: first.url },
      data: {
        content: someSettings({ email: "casa@example.com" }),
        basedOn: "",
        seen: null,
      },
    });
    const { draft: written } = (await saved.json()) as PieceAtDesk;
    const settings = await page.request.post(`${path}/publish`, {
      headers: { Origin: first.url },
      data: { seen: written?.savedAt, publishAt: "now" },
    });
    expect(settings.status()).toBe(200);
    const areRenewed = async () =>
      (await texts()).every((text) => text.includes("casa@example.com"));
    // A process that did not hear of it would look for itself only every thirty seconds. That nothing old goes out for
    // longer than two seconds is held by response-cache.test.ts.
    await expect.poll(areRenewed, { intervals: [50] }).toBe(true);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await postgres.remove();
  }
});

test(
  "a server that is killed while publishing leaves the old or the new page, whole",
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(240_000);
    const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
    const settings = { DATA_DIR: dataDir, DESK_SECRET: "a secret that only these tests know" };
    let site = await startSite(settings);
    try {
      const link = await invite("two@example.com", { DATA_DIR: dataDir, SITE_URL: site.url });
      await enrolWithPasskey(page, link, "Bia");
      const first = await writeDraft(page.request, site.url, "20");
      const began = performance.now();
      expect((await publish(page.request, site.url, first)).status()).toBe(200);
      const usual = performance.now() - began;
      let shown = "20";
      // Around the moment at which it is written.
      for (const [at, share] of [0.3, 0.6, 0.8, 0.9, 1.1].entries()) {
        const mark = String(21 + at);
        const draft = await writeDraft(page.request, site.url, mark);
        const publishing = publish(page.request, site.url, draft).catch(() => undefined);
        await delay(usual * share);
        await site.stop("SIGKILL");
        const status = (await publishing)?.status();
        site = await startSite(settings);

        const marks = marksOf(await (await fetch(site.url + PAGE)).text());
        // What was confirmed is there.
        expect(status === 200 ? [mark] : [shown, mark]).toContain(marks[0]);
        shown = marks[0] ?? "";
        expect(marks, `killed after ${share} of the usual time`).toEqual([shown, shown, shown]);
        const { published, draft: left } = await readPiece(page.request, site.url);
        expect(published.name).toBe(`Rio ${shown}`);
        expect(left === null).toBe(shown === mark);
        const history = `${site.url}${PIECE}/history`;
        const [newest] = (await (await page.request.get(history)).json()) as ListedContentVersion[];
        const version = await (await page.request.get(`${history}/${newest?.id}`)).json();
        expect(version.content).toMatchObject({ name: published.name, phone: published.phone });
      }
    } finally {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
