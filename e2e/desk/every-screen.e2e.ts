import type { Page } from "@playwright/test";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible, isNight, NIGHTLY } from "#tests/page-fixtures.ts";
import { PASSWORD } from "#tests/desk-browser.ts";
import { sidewaysScroll } from "#e2e/page-audit/page-layout.ts";

// Every screen in every language fits a small phone and has all its texts. Accessibility is checked
// in Portuguese on a phone, by night on a desktop too, because languages differ only in texts. By
// day Spanish shows the screens with a URL; by night everything that opens from them.

const [PHONE, DESKTOP] = [360, 1280];
/** Before there is an account, the browser's language applies. */
const LOCALES = [
  ["pt", "pt-BR"],
  ["es", "es-ES"],
  // The shortest of the three, so by night.
  ["en", "en-GB"],
] as const;

const PIECES = [
  "restaurants/rubaiyat-madrid",
  "menus/rubaiyat-madrid-main",
  "experiences/mesa-sob-a-figueira",
  "news/nova-carta-vinhos",
  "pages/events",
  "faq/home",
  "settings/site",
];
/**
 * All URLs reachable from the first screen. History is one screen for all kinds, so it runs once by
 * day.
 */
const SCREENS = [
  ..."account accounts audit calendar missing special-day links listings".split(" "),
  ..."restaurants menus experiences news pages mailboxes/leads redirects/site".split(" "),
  ...PIECES.flatMap((piece, at) => (isNight || at === 0 ? [piece, `${piece}/history`] : [piece])),
  "no-such-page",
];

async function check(page: Page, name: string) {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator(".progress")).toHaveCount(0);
  const language = await page.locator("html").getAttribute("lang");
  for (const width of language === "pt" ? [PHONE, DESKTOP] : [PHONE]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === PHONE ? "light" : "dark" });
    if (language === "pt" && (width === PHONE || isNight)) await expectAccessible(page);
    expect(await sidewaysScroll(page), `${name} at ${width}`).toBe(0);
  }
  expect(await page.locator("body").innerText(), name).not.toMatch(
    /\{\w+\}|\bundefined\b|\[object/,
  );
}

/** Navigates inside the desk without a load, and waits for the other screen. */
async function goOn(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page, path).not.toHaveTitle(before);
}

for (const [language, locale] of LOCALES) {
  const byNight = language === "pt" ? {} : NIGHTLY;

  test.describe(language, () => {
    test.use({ locale });

    test("the screens before the desk", byNight, async ({ page, desk }) => {
      await page.goto("/desk/sign-in");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.locator("details > summary").click();
      await check(page, "sign-in");
      await page.goto(await desk.invite(`new-${language}@example.com`, { language }));
      await check(page, "invitation");
      await page.locator('[name="name"]').fill("Jo");
      await page.locator('form [type="submit"]').click();
      await expect(page.locator(".choice")).toHaveCount(2);
      await check(page, "enrolment");
      await page.locator(".choice [data-look=outline]").click();
      await page.locator('[name="password"]').fill("short");
      await page.locator('form [type="submit"]').click();
      await expect(page.locator(".mantine-InputWrapper-error")).toBeVisible();
      await check(page, "password");
      await page.locator('[name="password"]').fill(PASSWORD);
      await page.locator('form [type="submit"]').click();
      await expect(page.locator(".qr-code")).toBeVisible();
      await expect(page.locator('a[href^="otpauth://totp/"]')).toBeVisible();
      await check(page, "authenticator");
    });

    // Rule 8.3.
    test("the screens of the desk", language === "en" ? NIGHTLY : {}, async ({ page, desk }) => {
      await desk.signIn(page, "Maria Antonieta", { language });
      await page.goto("/desk");
      await check(page, "home");
      for (const path of SCREENS) {
        await goOn(page, `/desk/${path}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await check(page, path);
      }
      if (language !== "pt" && !isNight) return;
      await page.setViewportSize({ width: PHONE, height: 800 });
      await page.goto("/desk/accounts");
      await page.locator(".menu-button").click();
      await check(page, "menu");
      await page.locator(".page-head [data-look=primary]").click();
      await page.locator('[name="role"]').selectOption("restaurant");
      await expect(page.locator('[name="restaurants"]').first()).toBeVisible();
      await check(page, "invite");
      await page.locator('[role=dialog] [name="email"]').fill(`guest-${language}@example.com`);
      await page.locator('[name="restaurants"]').first().check();
      await page.locator('[role=dialog] [type="submit"]').click();
      await expect(page.locator("[role=dialog] .secret")).toContainText("/desk/invitation#");
      await check(page, "invited");
      await page.locator(".mantine-Modal-close").click();
      await page.locator(".table").first().locator(".row-buttons button").first().click();
      await check(page, "role");
    });

    test("the screens of leads and counts", byNight, async ({ page, desk }) => {
      await desk.sendLead({ email: `sent-${language}@example.com` });
      const spam = await desk.sendLead({ email: `spam-${language}@example.com`, remarks: "x" });
      await desk.signIn(page, "Maria Antonieta", { language });
      for (const path of ["leads", "leads?search=nobody", `leads/${spam}`, "counts"]) {
        await page.goto(`/desk/${path}`);
        await expect(page.locator("h1")).toBeVisible();
        for (const folded of await page.locator("summary").all()) await folded.click();
        await check(page, path);
      }
      await page.emulateMedia({ forcedColors: "active" });
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(page.locator(".chart-bar").last()).not.toHaveCSS("fill", ground);
      await page.emulateMedia({ forcedColors: "none" });
      await page.goto(`/desk/leads/${spam}`);
      await page.locator("[data-look=danger]").click();
      await check(page, "erase");
      await page.locator("[role=dialog] [data-look=danger]").click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await check(page, "erased");
    });
  });
}
