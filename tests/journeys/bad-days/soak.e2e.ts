import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { grownArticles, growDatabase } from "#bench/grown-content.ts";
import { openForTool } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { residentMegabytes } from "#tests/resident-memory.ts";
import { startSite } from "#tests/site-process.ts";

/** One minute in every run; `npm run test:soak` takes thirty. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 1);

/** Instead of the built-in ones, so many: `SOAK_ARTICLES=1000` is a hundred times the content. */
const ARTICLES = Number(process.env["SOAK_ARTICLES"] ?? 0);

const VISITORS = 8;
const PAUSE_MS = 80;

const PAGES = [
  "/pt",
  "/en/restaurants",
  "/es/experiencias?country=Chile",
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat",
  "/en/news",
  "/es/contacto",
  // Rendered for each visitor, never kept.
  "/pt/contato?restaurant=nowhere",
  "/pt/nada-aqui",
  "/en/restaurants/madrid/nowhere",
  "/api/restaurants",
  "/menus/rubaiyat-rio-main.pdf",
];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(`${MINUTES} minutes of visitors, leads and new content: memory stays flat, nothing fails`, async () => {
  test.setTimeout((MINUTES * 60 + 120) * 1000);
  const platform = await startRdStation();
  const dataDir = await mkdtemp(join(tmpdir(), "soak-"));
  let articles = grownArticles(ARTICLES);
  if (ARTICLES > 0) await growDatabase({ dataDir }, "articles", ARTICLES);
  const site = await startSite({
    DATA_DIR: dataDir,
    TRUST_PROXY: "1",
    RD_STATION_HOST: platform.host,
    RD_STATION_TOKEN: platform.token,
    RD_STATION_RATE: "100000",
    LOG_LEVEL: "silent",
  });
  const end = Date.now() + MINUTES * 60_000;
  const failures: string[] = [];
  const memory: number[] = [];
  let asked = 0;
  let thanked = 0;

  async function visit(visitor: number) {
    for (let turn = visitor; Date.now() < end; turn += 1) {
      const isForArticle = turn % 3 === 0 && ARTICLES > 0;
      const article = `/pt/novidades/${articles[(turn * 7) % ARTICLES]?.slug}`;
      const path = isForArticle ? article : (PAGES[turn % PAGES.length] ?? "/pt");
      const { status, body } = await fetch(site.url + path);
      await body?.cancel();
      asked += 1;
      if (status >= 500) failures.push(`${status} ${path}`);
      await sleep(PAUSE_MS);
    }
  }

  async function write() {
    for (let number = 0; Date.now() < end; number += 1) {
      const email = `soak-${number}@example.com`;
      const ip = `198.51.${Math.floor(number / 250) % 250}.${number % 250}`;
      const fields = { email, message: `Mensagem número ${number}.` };
      const { status } = await postContact(site.url, fields, { "X-Forwarded-For": ip });
      if (status === 201) thanked += 1;
      else if (status !== 429) failures.push(`${status} /api/contact`);
      await sleep(500);
    }
  }

  async function publish() {
    while (Date.now() + 15_000 < end) {
      await sleep(15_000);
      if (ARTICLES > 0) {
        const database = await openForTool({ dataDir });
        await importContent(database, { articles: (articles = articles.toReversed()) });
        await database.close();
        continue;
      }
      const env = { DATA_DIR: dataDir };
      await promisify(execFile)(process.execPath, ["scripts/content.ts", "import"], { env });
    }
  }

  async function measure() {
    while (Date.now() < end) {
      memory.push(residentMegabytes(site.pid));
      await sleep(1000);
    }
  }

  try {
    const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
    await Promise.all([...visitors, write(), publish(), measure()]);
    expect(failures.slice(0, 5), `${failures.length} failures of ${asked}`).toEqual([]);
    const delivered = () => platform.state.received.filter(({ isTaken }) => isTaken).length;
    await expect.poll(delivered, { timeout: 60_000 }).toBe(thanked);

    // The first quarter warms up: compiled code, cached pages, connections.
    const warm = memory.slice(Math.floor(memory.length / 4));
    const [early, late] = [warm.slice(0, warm.length / 3), warm.slice(-warm.length / 3)];
    const description = `${median(early)} → ${median(late)} MB in ${asked} requests, ${thanked} leads`;
    test.info().annotations.push({ type: "memory", description });
    process.stdout.write(`${description}\n`);
    expect(median(late) / median(early), description).toBeLessThan(1.25);
  } finally {
    await site.stop();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
