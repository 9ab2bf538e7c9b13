import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, hydrate, test } from "../page-fixtures.ts";
import { isPackagedChromiumUsable, packagedChromium } from "../packaged-chromium.ts";

test.skip(!isPackagedChromiumUsable, "The package has a Chromium for Linux on x64 alone");

test("on a machine that knows no browser, the one of a package shows the first screens", async ({
  baseURL,
}) => {
  const home = await mkdtemp(join(tmpdir(), "home-"));
  const browser = await chromium.launch({
    executablePath: packagedChromium("@sparticuz/chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
    env: { HOME: home, PATH: "/bin" },
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    for (const path of ["/pt", "/en/restaurants", "/es/contacto"]) {
      await page.goto(path);
      await hydrate(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
    }
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
});
