import type { Page } from "@playwright/test";
import { holdReact, recordResponses, settle } from "../../../../tests/page-actions.ts";
import { expect, hydrate, test } from "../../../../tests/page-fixtures.ts";

const isPaused = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the film plays by itself, silent and in a loop, and its button pauses it", async ({
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
    await page.getByRole("button", { name: "Reproduzir o vídeo" }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test("a pause that comes before React is kept, and done once", async ({ page }) => {
    const release = await holdReact(page);
    await page.goto("/pt");
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole("button", { name: "Pausar o vídeo" }).click();
    await release();
    await expect(page.getByRole("button", { name: "Reproduzir o vídeo" })).toBeVisible();
    expect(await isPaused(page)).toBe(true);
  });
});

test("under reduced motion there is only the poster", async ({ page }) => {
  const recorded = recordResponses(page);
  await page.goto("/pt");
  await settle(page);
  await hydrate(page);
  expect(recorded.addresses().filter((address) => /hero-[^/]+\.(mp4|webm)$/.test(address))).toEqual(
    [],
  );
  await expect(page.getByRole("button", { name: /vídeo/ })).toBeHidden();
});
