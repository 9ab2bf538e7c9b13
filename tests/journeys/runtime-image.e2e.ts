import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import type { PictureWithUses } from "#desk/media-contract.ts";
import { aPhotograph } from "../builders/uploaded-picture.ts";
import { enrolWithPasskey } from "../desk-fixtures.ts";
import { expect, NIGHTLY, test } from "../page-fixtures.ts";
import { startSite } from "../site-process.ts";
import { allPages } from "./all-pages.ts";

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

test(
  "without build tools the finished server serves every page, menu and Open Graph image, and the tools run",
  NIGHTLY,
  async () => {
    test.setTimeout(180_000);
    expect(existsSync(join(image, "node_modules/vite"))).toBe(false);
    const dataDir = await mkdtemp(join(tmpdir(), "image-data-"));
    const site = await startSite({ DATA_DIR: dataDir, NODE_ENV: "production" }, [], image);
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
      ["scripts/insights.ts"],
      ["scripts/links.ts", "--help"],
      ["scripts/listings.ts", "--help"],
    ];
    for (const args of tools) {
      const { status, stdout, stderr } = run({ DATA_DIR: dataDir }, ...args);
      expect(status, `${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
    }
    expect(await site.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  },
);

test(
  "without build tools the desk invites, takes a picture in, previews and publishes",
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(180_000);
    const dataDir = await mkdtemp(join(tmpdir(), "image-data-"));
    const desk = { DATA_DIR: dataDir, DESK_SECRET: "a secret that only these tests know" };
    const site = await startSite({ ...desk, NODE_ENV: "production" }, [], image);
    const args = ["scripts/accounts.ts", "invite", "ana@example.com", "--role", "administrator"];
    const invitation = run({ ...desk, SITE_URL: site.url }, ...args);
    expect(invitation.status, invitation.stderr).toBe(0);
    await enrolWithPasskey(page, invitation.stdout.trim(), "Ana");

    const headers = { Origin: site.url };
    const upload = await page.request.post(`${site.url}/api/desk/media?kind=photograph`, {
      headers: { ...headers, "Content-Type": "image/jpeg" },
      data: await aPhotograph().jpeg().toBuffer(),
    });
    expect(upload.status(), site.output()).toBe(201);
    const picture = (await upload.json()) as PictureWithUses;
    expect((await page.request.get(site.url + picture.reference)).status()).toBe(200);

    const piece = `${site.url}/api/desk/restaurants/rubaiyat-rio`;
    const { published, fingerprint } = (await (
      await page.request.get(piece)
    ).json()) as PieceAtDesk;
    const saved = await page.request.put(`${piece}/draft`, {
      headers,
      data: {
        content: { ...(published as object), name: "Rio Novo" },
        basedOn: fingerprint,
        seen: null,
      },
    });
    const { draft } = (await saved.json()) as PieceAtDesk;
    expect(await (await page.request.get(`${piece}/preview`)).text()).toContain("Rio Novo");
    const data = { seen: draft?.savedAt, publishAt: "now" };
    expect((await page.request.post(`${piece}/publish`, { headers, data })).status()).toBe(200);
    const url = `${site.url}/pt/restaurantes/rio-de-janeiro/rubaiyat-rio`;
    await expect.poll(async () => (await fetch(url)).text()).toContain("Rio Novo");
    expect(await site.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  },
);

test(
  "where sources differ from the build and nothing can build, that is said and the build stays",
  NIGHTLY,
  async () => {
    await utimes(join(image, "src/server/start.ts"), 1, 1);
    const { status, stderr } = run({}, "scripts/build.ts", "--if-needed");
    expect(status).toBe(1);
    expect(stderr).toContain("No build tools are installed here");
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(join(image, "build/server/start.js"))).toBe(true);
  },
);
