import type { Page } from "@playwright/test";
import { navigateInApp, recordResponses, settle, switchLanguage } from "#tests/page-actions.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

const isPaused = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
const FILM = /hero-[^/]+\.(mp4|webm)$/;

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the film plays by itself, and its button stops it for the visit", async ({ page }) => {
    await page.goto("/pt");
    await expect.poll(() => isPaused(page)).toBe(false);
    await hydrate(page);
    await page.getByRole("button", { name: "Pausar o vídeo" }).click();
    expect(await isPaused(page)).toBe(true);
    // Once stopped it stands still for the whole visit.
    await navigateInApp(page, "/pt/contato");
    await navigateInApp(page, "/pt");
    const play = page.getByRole("button", { name: "Reproduzir o vídeo" });
    await expect(play).toBeVisible();
    await play.click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test("it plays where home is shown without a load, and goes on in another language @nightly", async ({
    page,
  }) => {
    const seconds = () =>
      page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.setViewportSize({ width: 1280, height: 800 });
    await withReact(page, "/pt/contato");
    const header = page.locator("header");
    await header.getByRole("link", { name: /página inicial/ }).click();
    await expect(page).toHaveURL(/\/pt$/);
    await expect.poll(seconds).toBeGreaterThan(0);
    await switchLanguage(page, "English");
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect.poll(seconds).toBeGreaterThan(0);
  });

  test("where data are to be saved no film is fetched @nightly", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true });
    });
    const recorded = recordResponses(page);
    await withReact(page, "/pt");
    await expect(page.getByRole("button", { name: "Reproduzir o vídeo" })).toBeVisible();
    await settle(page);
    expect(recorded.urls().filter((url) => FILM.test(url))).toEqual([]);
  });

  // A phone with the film of a computer would load twice as much.
  test("a window has the film and the poster made for its shape, no others @nightly", async ({
    page,
  }) => {
    for (const [width, height, file] of [
      [390, 844, /\/hero-portrait(-poster)?-[^-/]{8}[-.]/],
      [1280, 800, /\/(hero|hero-poster)-[^-/]{8}[-.]/],
    ] as const) {
      await page.goto("about:blank");
      await page.setViewportSize({ width, height });
      const recorded = recordResponses(page);
      await page.goto("/pt");
      await expect.poll(() => isPaused(page)).toBe(false);
      const asked = () => recorded.urls().filter((url) => /\/hero/.test(url));
      await expect.poll(() => asked().some((url) => FILM.test(url))).toBe(true);
      await expect.poll(() => asked().some((url) => /poster/.test(url))).toBe(true);
      expect(asked().filter((url) => !file.test(url))).toEqual([]);
    }
  });
});

test("under reduced motion there is only the poster", async ({ page }) => {
  const recorded = recordResponses(page);
  await page.goto("/pt");
  await settle(page);
  expect(recorded.urls().filter((url) => FILM.test(url))).toEqual([]);
  await expect(page.getByRole("button", { name: /vídeo/ })).toBeHidden();
});
