import type { Page } from "@playwright/test";
import { holdReact, navigateInApp, recordResponses, settle } from "#tests/page-actions.ts";
import { expect, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";

const isPaused = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
const FILM = /hero-[^/]+\.(mp4|webm)$/;

/** Comes to home as a visitor does who is on another page, without a load. */
async function comeHome(page: Page, how: "logo" | "back" | "language"): Promise<void> {
  await page.goto(how === "language" ? "/pt" : "/pt/contato");
  await hydrate(page);
  const header = page.locator("header");
  if (how === "logo") await header.getByRole("link", { name: /página inicial/ }).click();
  if (how === "back") await header.getByRole("link", { name: "Voltar" }).click();
  if (how === "language") {
    await header.locator("button[popovertarget]").last().click();
    await header.locator("a[data-language=en]:visible").click();
  }
  await expect(page).toHaveURL(how === "language" ? /\/en$/ : /\/pt$/);
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the film plays by itself, silent and in a loop, and its button stops it for the visit", async ({
    page,
  }) => {
    await page.goto("/pt");
    await expect.poll(() => isPaused(page)).toBe(false);
    const [isMuted, isLoop] = await page
      .locator("video")
      .evaluate((video: HTMLVideoElement) => [video.muted, video.loop]);
    expect([isMuted, isLoop]).toEqual([true, true]);

    await hydrate(page);
    await page.getByRole("button", { name: "Pausar o vídeo" }).click();
    expect(await isPaused(page)).toBe(true);
    // Once stopped it stands still for the whole visit.
    await navigateInApp(page, "/pt/contato");
    await navigateInApp(page, "/pt");
    const play = page.getByRole("button", { name: "Reproduzir o vídeo" });
    await expect(play).toBeVisible();
    await page.reload();
    await settle(page);
    expect(await isPaused(page)).toBe(true);
    await hydrate(page);
    await play.click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.reload();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test("a pause that comes before React is replayed once", async ({ page }) => {
    const release = await holdReact(page);
    // A load may wait for the film, and for files that are held here.
    await page.goto("/pt", { waitUntil: "domcontentloaded" });
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole("button", { name: "Pausar o vídeo" }).click();
    release();
    await expect(page.getByRole("button", { name: "Reproduzir o vídeo" })).toBeVisible();
    expect(await isPaused(page)).toBe(true);
  });

  for (const how of ["logo", "back", "language"] as const) {
    test(
      `it plays where home is shown without a load (${how})`,
      how === "logo" ? {} : NIGHTLY,
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await comeHome(page, how);
        await expect.poll(() => isPaused(page)).toBe(false);
        await expect
          .poll(() =>
            page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime),
          )
          .toBeGreaterThan(0);
      },
    );
  }

  test("where data are to be saved no film is fetched, loaded or shown without a load", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true });
    });
    const recorded = recordResponses(page);
    await page.goto("/pt");
    await hydrate(page);
    await navigateInApp(page, "/pt/contato");
    await navigateInApp(page, "/pt");
    await expect(page.getByRole("button", { name: "Reproduzir o vídeo" })).toBeVisible();
    await settle(page);
    expect(recorded.urls().filter((url) => FILM.test(url))).toEqual([]);
  });

  for (const [shape, width, height, file] of [
    ["wide", 1280, 800, /\/(hero|hero-poster)-[^-/]{8}[-.]/],
    ["upright", 390, 844, /\/hero-portrait(-poster)?-[^-/]{8}[-.]/],
  ] as const) {
    const title = `a window that is ${shape} has the film and the poster made for it, no others`;
    // A phone with the film of a computer would load twice as much.
    test(title, shape === "upright" ? {} : NIGHTLY, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const recorded = recordResponses(page);
      await page.goto("/pt");
      await expect.poll(() => isPaused(page)).toBe(false);
      const asked = () => recorded.urls().filter((url) => /\/hero/.test(url));
      await expect.poll(() => asked().some((url) => FILM.test(url))).toBe(true);
      await expect.poll(() => asked().some((url) => /poster/.test(url))).toBe(true);
      expect(asked().filter((url) => !file.test(url))).toEqual([]);
    });
  }
});

test("under reduced motion there is only the poster", async ({ page }) => {
  const recorded = recordResponses(page);
  await page.goto("/pt");
  await settle(page);
  await hydrate(page);
  await navigateInApp(page, "/pt/contato");
  await navigateInApp(page, "/pt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("O fogo e a figueira");
  await settle(page);
  expect(recorded.urls().filter((url) => FILM.test(url))).toEqual([]);
  await expect(page.getByRole("button", { name: /vídeo/ })).toBeHidden();
});
