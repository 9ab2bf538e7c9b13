import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, NIGHTLY, test } from "../page-fixtures.ts";
import { startPostgres } from "../postgres-server.ts";
import { startSite } from "../site-process.ts";

async function content(args: readonly string[], databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, ["scripts/content.ts", ...args], { env });
}

/** Gives every restaurant in a content folder a longer name. */
async function renameAll(folder: string, mark: string): Promise<void> {
  const restaurants = join(folder, "restaurants");
  for (const file of await readdir(restaurants)) {
    const path = join(restaurants, file);
    const source = await readFile(path, "utf8");
    await writeFile(path, source.replace(/^( {2}name: "[^"]+)"/m, `$1${mark}"`));
  }
}

/** How many pages a process has rendered, and how many of those for a visitor who waited. */
async function renders(url: string): Promise<{ all: number; awaited: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const value = (name: RegExp) => Number(name.exec(metrics)?.[1] ?? 0);
  return {
    all: value(/^site_render_duration_seconds_count (\d+)/m),
    awaited: value(/^site_pages_total\{source="rendered"\} (\d+)/m),
  };
}

// By day desk-processes.e2e.ts publishes at one of two.
test(
  "an import reaches both processes within seconds: no visitor waits, and no page is half old",
  NIGHTLY,
  async () => {
    test.setTimeout(180_000);
    const postgres = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    const settings = { DATABASE_URL: postgres.url };
    const sites = [await startSite(settings), await startSite(settings)];
    const read = async (url: string) => (await fetch(url)).text();
    try {
      await content(["export", "--to", folder], postgres.url);
      await renameAll(folder, " (nova)");
      // Both processes have kept the old pages by now.
      const pages = ["/pt", "/en/restaurants", "/es"];
      const paths = [...pages, "/api/restaurants", "/sitemap.xml", "/pt/nada"];
      const etags = new Map<string, string | null>();
      for (const { url } of sites) {
        for (const path of paths) etags.set(path, (await fetch(url + path)).headers.get("ETag"));
      }
      const before = await Promise.all(sites.map(({ url }) => renders(url)));
      await content(["import", "--from", folder], postgres.url);
      for (const [at, { url }] of sites.entries()) {
        const rendered = async () => (await renders(url)).all - (before[at]?.all ?? 0);
        await expect.poll(rendered).toBe(pages.length + 1);
        for (const path of [...pages, "/api/restaurants"]) {
          await expect.poll(() => read(url + path)).toContain(" (nova)");
          const headers = { "If-None-Match": etags.get(path) ?? "" };
          const { status, headers: sent } = await fetch(url + path, { headers });
          expect([status, sent.get("Cache-Control")]).toEqual([
            200,
            expect.stringContaining("must-revalidate"),
          ]);
        }
        expect((await renders(url)).awaited).toBe(before[at]?.awaited);
      }

      await renameAll(folder, " (novíssima)");
      const tool = { isOver: false };
      const importing = content(["import", "--from", folder], postgres.url).finally(() => {
        tool.isOver = true;
      });
      const urls = sites.flatMap(({ url }) => pages.map((path) => url + path));
      const mixed: string[] = [];
      const look = async (url: string) => {
        const names = (await read(url)).match(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g) ?? [];
        const restaurants = names.filter((name) => /Rubaiyat|Lilas|Empório/.test(name));
        const renamed = restaurants.filter((name) => name.includes(" (novíssima)"));
        if (renamed.length > 0 && renamed.length < restaurants.length) mixed.push(url);
        return renamed.length === restaurants.length;
      };
      while (!tool.isOver) await Promise.all(urls.map(look));
      await importing;
      await expect.poll(async () => (await Promise.all(urls.map(look))).every(Boolean)).toBe(true);
      expect(mixed).toEqual([]);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
