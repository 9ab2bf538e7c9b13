import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSite } from "../tests/site-process.ts";
import { growDatabase } from "./grown-content.ts";
import { compressedResponse, cpuTicks } from "./requests.ts";
import type { Part } from "./results.ts";

const SIZES = [10, 100, 1000];

/** As they travel; the list is the first to be asked for, with nothing in memory. */
const WEIGHED: Readonly<Record<string, string>> = {
  "list of news, HTML": "/pt/novidades",
  "its last page, HTML": "/pt/novidades?pagina=",
  "list, data of an in-app navigation": "/pt/novidades.data",
  "an article, HTML": "/pt/novidades/nova-carta-vinhos",
  "/api/news": "/api/news",
  "/api/news without texts, 48 of them": "/api/news?content=false&limit=48",
  "a feed": "/feeds/pt.xml",
  "sitemap of a site with so many articles": "/sitemap.xml",
};

/** How the list of news, the API, feed and sitemap grow with the articles, on the embedded database. */
export async function measureArticles(): Promise<Part> {
  const rows = new Map<string, (string | number)[]>();
  const add = (name: string, value: number) => rows.set(name, [...(rows.get(name) ?? []), value]);
  for (const size of SIZES) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    let site: SiteProcess | undefined;
    try {
      await growDatabase(folder, "articles", size);
      site = await startSite({ DATA_DIR: folder });
      // The first page of all pays for what is compiled.
      await compressedResponse(`${site.url}/pt/contato`);
      for (const [name, path] of Object.entries(WEIGHED)) {
        const whole = path.endsWith("=") ? path + Math.max(1, Math.ceil(size / 48)) : path;
        const cpu = cpuMilliseconds(site.pid);
        const { body } = await compressedResponse(site.url + whole);
        add(`${name}, bytes`, body.length);
        if (path === "/pt/novidades") add("list of news, CPU ms of its first rendering", cpu());
      }
    } finally {
      await site?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return {
    columns: ["articles", ...SIZES.map(String)],
    rows: [...rows].map(([name, values]) => [name, ...values]),
    method: "Bytes as they travel (pages brotli, all else gzip).",
    failures: [],
  };
}

/** Returns a function that tells how much CPU a process has taken since, in steps of 10 ms. */
function cpuMilliseconds(pid: number): () => number {
  const before = cpuTicks(pid);
  return () => (cpuTicks(pid) - before) * 10;
}
