import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PictureWithUses } from "#desk/media-contract.ts";
import { aPhotograph } from "../builders/uploaded-picture.ts";
import { htmlOf, pieceAt, publishContent, showsSoon, writeDraft } from "../desk-editor.ts";
import { enrolWithPasskey } from "../desk-fixtures.ts";
import { DESK_SECRET } from "../desk-people.ts";
import { expect, test as base } from "../page-fixtures.ts";
import { type SiteProcess, startSite } from "../site-process.ts";
import { allPages } from "./all-pages.ts";

const RIO = "restaurants/rubaiyat-rio";

// No container runs here: what the Dockerfile puts into its image is put into a folder instead.

/** Paths that the last stage of the Dockerfile takes from the one that builds. */
async function copiedByTheDockerfile(): Promise<string[]> {
  const text = await readFile("Dockerfile", "utf8");
  return Array.from(text.matchAll(/^COPY --from=build \/site\/(\S+) /gm), ([, path = ""]) => path);
}

/** Folders of the packages that `npm ci --omit=dev --include=prod` installs, as the lock file says. */
async function runtimePackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    // The Node in there is the one that runs this test.
    path === "" || dev || /\/node-(bin-)?(linux|darwin)-/.test(path) || !existsSync(path)
      ? []
      : [path],
  );
}

let image: string;

const test = base.extend<{ readonly site: SiteProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  site: async ({}, use, testInfo) => {
    testInfo.setTimeout(180_000);
    await using site = await startSite({ NODE_ENV: "production", DESK_SECRET }, [], image);
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "image-"));
  for (const path of await copiedByTheDockerfile()) {
    await cp(path, join(image, path), { recursive: true, preserveTimestamps: true });
  }
  for (const path of await runtimePackages()) {
    await cp(path, join(image, path), {
      recursive: true,
      // Packages inside a package have their own line in the lock file.
      filter: (from) => basename(dirname(from)) !== "node_modules" || from === path,
    });
  }
});

test.afterAll(() => rm(image, { recursive: true, force: true }));

function run(settings: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: image, encoding: "utf8", env: settings });
}

test("without build tools the finished server serves every page, menu and Open Graph image, and the tools run @nightly", async ({
  site,
}) => {
  expect(existsSync(join(image, "node_modules/vite"))).toBe(false);
  const paths = [
    ...allPages("pt"),
    "/menus/rubaiyat-madrid-main.pdf",
    "/cards/pt.jpg",
    "/cards/pt/novidades/nova-carta-vinhos.jpg",
    "/sitemap.xml",
    "/api/restaurants",
    "/api/docs",
    "/metrics",
  ];
  const refused: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(site.url + path);
    if (status !== 200) refused.push(`${path}: ${status}`);
  }
  expect(refused, site.output()).toEqual([]);

  const tools = [
    ["scripts/content.ts", "check"],
    ["scripts/content.ts", "import"],
    ["scripts/leads.ts", "list"],
  ];
  for (const args of tools) {
    const { status, stdout, stderr } = run({ DATA_DIR: site.dataDir }, ...args);
    expect(status, `${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
  }
  expect(await site.stop()).toBe(0);
});

test("without build tools the desk invites, takes a picture in, previews and publishes @nightly", async ({
  page,
  site,
}) => {
  const args = ["scripts/accounts.ts", "invite", "ana@example.com", "--role", "administrator"];
  const settings = { DATA_DIR: site.dataDir, DESK_SECRET, SITE_URL: site.url };
  const invitation = run(settings, ...args);
  expect(invitation.status, invitation.stderr).toBe(0);
  await enrolWithPasskey(page, invitation.stdout.trim(), "Ana");

  const upload = await page.request.post("/api/desk/media?kind=photograph", {
    headers: { Origin: site.url, "Content-Type": "image/jpeg" },
    data: await aPhotograph().jpeg().toBuffer(),
  });
  expect(upload.status(), site.output()).toBe(201);
  const picture = (await upload.json()) as PictureWithUses;
  expect((await page.request.get(picture.reference)).status()).toBe(200);

  const { published } = await pieceAt(page, RIO);
  const content = { ...published, name: "Rio Novo" };
  await writeDraft(page, RIO, content);
  expect(await htmlOf(page, `/api/desk/${RIO}/preview`)).toContain("Rio Novo");
  await publishContent(page, RIO, content);
  await showsSoon(page, "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio", "Rio Novo");
  expect(await site.stop()).toBe(0);
});

test("where sources differ from the build and nothing can build, that is said and the build stays @nightly", async () => {
  await utimes(join(image, "src/server/start.ts"), 1, 1);
  const { status, stderr } = run({}, "scripts/build.ts", "--if-needed");
  expect(status).toBe(1);
  expect(stderr).toContain("No build tools are installed here");
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(existsSync(join(image, "build/server/start.js"))).toBe(true);
});
