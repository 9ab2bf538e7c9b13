import type { Page } from "@playwright/test";
import { LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { ONE_PAGE_PER_SCREEN, onePagePerScreen } from "../journeys/all-pages.ts";
import { recordResponses } from "#tests/page-actions.ts";
import {
  accessibilityFaults,
  expect,
  hydrate,
  isNight,
  NIGHTLY,
  test,
} from "#tests/page-fixtures.ts";
import { holdUnderMouseAndFocus, openEverything, styleDifferences } from "./computed-styles.ts";
import { focusFaults } from "./focus-probe.ts";
import { ALL_WIDTHS, ENDS, layoutFaults, MIDDLE } from "./layout-probe.ts";
import { moving, undrawnControls } from "./page-layout.ts";
import { paperFaults, printedSheets } from "./paper-probe.ts";
import { faintWordsOnPictures } from "./text-contrast.ts";

// Audits every screen in Portuguese, with and without script, and in other languages what their
// texts change. By day layouts are tested at two widths in Portuguese and two in Spanish, whose
// texts are longest; axe checks the phone, because only header and columns differ at 1280 pixels,
// which home and the tests of the panels cover.

test.describe.configure({ timeout: 120_000 });

const [HOME = "", ...OTHERS] = ONE_PAGE_PER_SCREEN;
/** Screens of text, laid out like `whoWeAre`, are visited by night. */
const TEXT_PAGES = (
  ["group", "figTree", "foundation", "farm", "careers", "privacy", "accessibility"] as const
).flatMap((screen) => LANGUAGES.map((language) => pathTo(language, screen)));
const tag = (path: string) => (TEXT_PAGES.includes(path) ? " @nightly" : "");
/** A missing page with a similar existing one (rule 1.8). */
const MISSING = "/pt/nenhuma-pagina";
/** Maximum sheets of A4 per page. */
const SHEETS: Readonly<Record<string, number>> = {
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat": 3,
  "/pt/contato": 3,
  [MISSING]: 1,
};

const none = async (faults: Promise<readonly string[]>, what: string) =>
  expect.soft(await faults, what).toEqual([]);

for (const path of ONE_PAGE_PER_SCREEN) {
  test(`${path} holds at any width and with large letters, prints, and is accessible by keyboard too${tag(path)}`, async ({
    page,
    baseURL,
  }) => {
    const recorded = recordResponses(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
    expect.soft(viewport).not.toMatch(/user-scalable|maximum-scale/);
    // axe measures texts on plain colours.
    const hasPicture = (await page.locator("[data-hero]").count()) > 0;
    if (hasPicture) await none(faintWordsOnPictures(page), "too faint at 1280 pixels");
    await none(controlsLostToForcedColours(page), "controls without a shape in forced colours");
    const most = SHEETS[path];
    if (most !== undefined) expect.soft(await printedSheets(page)).toBeLessThanOrEqual(most);
    await none(paperFaults(page), "on paper");
    const url = `${baseURL}${path}`.slice("http://".length);
    const header = page.locator("header").first();
    if (path !== MISSING) await expect.soft(header).toContainText(url);
    await page.emulateMedia({ media: null });
    await none(layoutFaults(page, isNight ? ALL_WIDTHS : MIDDLE), "layout");
    await page.setViewportSize({ width: 1280, height: 700 });
    await hydrate(page);
    await none(moving(page), "moves where motion is unwelcome");
    if (path === HOME) await none(accessibilityFaults(page), "axe at 1280 pixels");

    await page.setViewportSize({ width: 390, height: 700 });
    if (hasPicture) await none(faintWordsOnPictures(page), "too faint at 390 pixels");
    const footer = await page.locator("body > footer").boundingBox();
    expect.soft(footer?.height, "the footer of a phone").toBeLessThanOrEqual(1100);
    await none(accessibilityFaults(page), "axe at 390 pixels");
    await page.emulateMedia({ forcedColors: "active" });
    await none(focusFaults(page, path === HOME), "focus at 390 pixels, in forced colours");
    expect.soft(recorded.ofType("media"), "films where motion is unwelcome").toEqual([]);

    await page.emulateMedia({ forcedColors: "none", reducedMotion: "no-preference" });
    const hasPause = await page.getByRole("button", { name: /vídeo/ }).isVisible();
    const endless = (await moving(page)).filter((what) => what.startsWith("without end"));
    if (!hasPause) expect.soft(endless, "moves without end").toEqual([]);
  });
}

for (const language of ["es", "en"] as const) {
  for (const path of onePagePerScreen(language)) {
    // The room that another language's texts need. English, the shortest, runs by night.
    test(
      `${path} holds with its own words${tag(path)}`,
      language === "en" ? NIGHTLY : {},
      async ({ page }) => {
        await page.goto(path);
        await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
        await none(layoutFaults(page, isNight ? ALL_WIDTHS : ENDS), "layout");
      },
    );
  }
}

async function controlsLostToForcedColours(page: Page): Promise<string[]> {
  const drawn = await undrawnControls(page);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = (await undrawnControls(page)).filter((control) => !drawn.includes(control));
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ONE_PAGE_PER_SCREEN) {
    // The server selects rules by elements and classes, never by conditions or states, so one
    // comparison finds missing ones.
    test(`${path} is complete, asks for no stylesheet but that for paper, and needs no other rules${tag(path)}`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const recorded = recordResponses(page);
      await page.goto(path);
      const sheets = recorded.ofType("stylesheet").map((response) => response.url());
      // The packaged Chromium 153 requests disabled stylesheets too; later versions do not.
      const isAsking = Number.parseInt(browser.version()) <= 153;
      const asked = isAsking ? sheets.filter((url) => !/\/root-/.test(url)) : sheets;
      expect(asked).toEqual([expect.stringMatching(/\/print-[\w-]{8}\.css$/)]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Carregando")).toHaveCount(0);
      // A control that needs React would do nothing.
      await expect(page.locator("button[data-replay]:visible")).toHaveCount(0);
      await openEverything(page);
      await holdUnderMouseAndFocus(page);
      await none(styleDifferences(page), "open, under mouse and focus");
    });
  }
});

test("keeps languages, phones and contact in the same place on every screen", async ({ page }) => {
  /** Reads the server's HTML, because drawing differs. */
  const read = async (path: string) =>
    page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const hrefs = Array.from(parsed.querySelectorAll(".site-header a, footer a"), (link) =>
          (link.getAttribute("href") ?? "").replace(/^[/.?].*/, ""),
        );
        const languages = Array.from(
          parsed.querySelectorAll("#language-panel a"),
          (link) => `${link.getAttribute("lang")} ${link.textContent}`,
        );
        return { order: hrefs.filter(Boolean), languages };
      },
      await (await page.request.get(path)).text(),
    );
  const first = await read(HOME);
  expect(first.order.some((href) => href.startsWith("tel:"))).toBe(true);
  expect(first.languages).toEqual(["pt Português", "en English", "es Español"]);
  for (const path of OTHERS) expect.soft(await read(path), path).toEqual(first);
});
