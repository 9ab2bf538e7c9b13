import { copyFile, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBalancer } from "#tests/balancer.ts";
import { buildOtherVersion, type OtherVersion, replaceInFile } from "#tests/other-version.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { startSite } from "#tests/site-process.ts";

// Two versions of the site, the second with another title and picture on the contact page. Pages of
// one meet the server of the other.

test.describe.configure({ mode: "serial" });

const TITLE = "Escreva para nós";
const OTHER_TITLE = "Escreva-nos";
let other: OtherVersion;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  other = await buildOtherVersion(async (folder) => {
    await replaceInFile(join(folder, "messages/pt.json"), `"${TITLE}"`, `"${OTHER_TITLE}"`);
    const pictures = join(folder, "content/pictures");
    await copyFile(
      join(pictures, "section-delivery-large.webp"),
      join(pictures, "section-careers-large.webp"),
    );
  });
});
test.afterAll(() => other.remove());

const isFile = (path = "") => /^\/(assets|images)\//.test(path);

test.describe("without a shared folder", () => {
  test.use({ expectedMessages: [/Error loading route module|Failed to fetch dynamically/] });

  test("opens a link's page after a deployment @nightly", async ({ page }) => {
    test.setTimeout(120_000);
    await using own = await startSite();
    await using changed = await startSite({}, [], other.folder);
    let current = own.url;
    await using balancer = await startBalancer(() => current);
    await withReact(page, `${balancer.url}/pt`);
    current = changed.url;
    await page.locator("header").getByRole("link", { name: "Contato" }).first().click();
    await expect(page).toHaveURL(`${balancer.url}/pt/contato`);
    await expect(page.getByRole("heading", { name: OTHER_TITLE })).toBeVisible();
    // The previous page stays in the history, as after any link.
    await page.goBack();
    await expect(page).toHaveURL(`${balancer.url}/pt`);
  });
});

test("serves each version's files from the other's server with a shared folder @nightly", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "assets-"));
  const settings = { ASSETS_DIR: folder.path };
  await using first = await startSite(settings);
  await using second = await startSite(settings, [], other.folder);
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  for (const [title, own, foreign] of [
    [TITLE, first.url, second.url],
    [OTHER_TITLE, second.url, first.url],
  ] as const) {
    await using balancer = await startBalancer(({ url }) => (isFile(url) ? foreign : own));
    await withReact(page, `${balancer.url}/pt`);
    let isLoadedAnew = false;
    page.once("load", () => {
      isLoadedAnew = true;
    });
    await page.locator("header").getByRole("link", { name: "Contato" }).first().click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(isLoadedAnew).toBe(false);
    await page.goto(`${balancer.url}/pt/contato`);
    const picture = page.locator("main picture img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /section-careers-[\da-f]{8}-\d+\.avif$/,
    );
  }
  expect(missing).toEqual([]);

  // Other files in the folder are not served.
  await copyFile("package.json", join(folder.path, "secret-12345678.js"));
  for (const path of ["/assets/..%2fsecret-12345678.js", "/secret-12345678.js"])
    expect((await fetch(first.url + path, { redirect: "manual" })).status, path).not.toBe(200);
});
