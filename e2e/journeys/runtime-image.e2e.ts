import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { DESK_SECRET } from "#tests/desk-people.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { startSite } from "#tests/site-process.ts";
import { allPages } from "./all-pages.ts";

// Copies the Dockerfile's files into a folder, because no container runs here.

/** Returns the paths that the Dockerfile's last stage copies from the build stage. */
async function copiedByTheDockerfile(): Promise<string[]> {
  const text = await readFile("Dockerfile", "utf8");
  return Array.from(text.matchAll(/^COPY --from=build \/site\/(\S+) /gm), ([, path = ""]) => path);
}

/** Returns the folders of `npm ci --omit=dev --include=prod` by the lock file. */
async function runtimePackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    // Omits Node itself, because this test's Node runs the image.
    path === "" || dev || /\/node-(bin-)?(linux|darwin)-/.test(path) || !existsSync(path)
      ? []
      : [path],
  );
}

test("serves every page, menu and card, and runs the tools, with the image's files @nightly", async () => {
  test.setTimeout(180_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "image-"));
  const image = folder.path;
  for (const path of await copiedByTheDockerfile()) {
    await cp(path, join(image, path), { recursive: true, preserveTimestamps: true });
  }
  for (const path of await runtimePackages()) {
    await cp(path, join(image, path), {
      recursive: true,
      // Nested packages have their own line in the lock file.
      filter: (from) => basename(dirname(from)) !== "node_modules" || from === path,
    });
  }
  await using site = await startSite({ NODE_ENV: "production", DESK_SECRET }, [], image);
  const paths = [
    ...allPages("pt"),
    "/menus/rubaiyat-madrid-main.pdf",
    "/cards/pt.jpg",
    "/sitemap.xml",
    "/api/restaurants",
    "/metrics",
  ];
  const refused: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(site.url + path);
    if (status !== 200) refused.push(`${path}: ${status}`);
  }
  expect(refused, site.output()).toEqual([]);

  for (const args of [
    "content/content.ts check",
    "content/content.ts import",
    "leads/leads.ts list",
  ]) {
    const { status, stderr } = spawnSync(process.execPath, `tools/${args}`.split(" "), {
      cwd: image,
      encoding: "utf8",
      env: { DATA_DIR: site.dataDir },
    });
    expect(status, `${args}\n${stderr}`).toBe(0);
  }
  expect(await site.stop()).toBe(0);
});
