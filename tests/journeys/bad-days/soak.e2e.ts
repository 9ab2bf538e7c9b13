import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { median } from "#bench/requests.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { residentMegabytes } from "#tests/process-figures.ts";
import { startSite } from "#tests/site-process.ts";

/** One minute by night; `npm run test:soak` takes thirty. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 1);

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

test(`${MINUTES} minutes of visitors, leads and new content: memory stays flat, nothing fails @nightly`, async () => {
  test.setTimeout((MINUTES * 60 + 120) * 1000);
  await using platform = await startRdStation();
  await using folder = await mkdtempDisposable(join(tmpdir(), "soak-"));
  const dataDir = folder.path;
  await using site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: "1", ...platform.settings });
  const end = Date.now() + MINUTES * 60_000;
  const failures: string[] = [];
  const memory: number[] = [];
  let asked = 0;
  let thanked = 0;

  async function visit(visitor: number) {
    for (let turn = visitor; Date.now() < end; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? "/pt";
      try {
        const { status, body } = await fetch(site.url + path);
        await body?.cancel();
        if (status >= 500) failures.push(`${status} ${path}`);
      } catch (error) {
        failures.push(`${String(error)}, ${String((error as Error).cause)} ${path}`);
      }
      asked += 1;
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

  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  await Promise.all([...visitors, write(), publish(), measure()]);
  const found = `${failures.length} failures of ${asked}\n${site.output()}`;
  expect(failures.slice(0, 5), found).toEqual([]);
  const delivered = () => platform.state.received.filter(({ isTaken }) => isTaken).length;
  await expect.poll(delivered, { timeout: 60_000 }).toBe(thanked);

  // The first quarter warms up: compiled code, cached pages, connections.
  const warm = memory.slice(Math.floor(memory.length / 4));
  const [early, late] = [warm.slice(0, warm.length / 3), warm.slice(-warm.length / 3)];
  const description = `${median(early)} → ${median(late)} MB in ${asked} requests, ${thanked} leads`;
  test.info().annotations.push({ type: "memory", description });
  process.stdout.write(`${description}\n`);
  expect(median(late) / median(early), description).toBeLessThan(1.25);
});
