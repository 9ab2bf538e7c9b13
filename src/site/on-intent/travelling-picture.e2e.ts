import { expect, hydrate, test } from "#tests/page-fixtures.ts";

// Rule 2.11.
for (const [motion, withReact] of [
  ["no-preference", false],
  ["no-preference", true],
  ["reduce", true],
] as const) {
  test(`grows a card's picture into the next page's: ${motion}, React ${withReact}`, async ({
    page,
  }) => {
    const animated: string[] = [];
    await page.emulateMedia({ reducedMotion: motion });
    await page.exposeFunction("record", (name: string) => animated.push(name));
    await page.addInitScript(() => {
      const { record } = window as unknown as { record(name: string): void };
      const timer = window.setTimeout;
      // On a busy machine the loading state must not replace the card (pending-screen.tsx).
      const patient = (act: () => void, ms?: number) => timer(act, ms === 250 ? 9000 : ms);
      Object.assign(window, { setTimeout: patient });
      addEventListener("animationstart", ({ pseudoElement }) => record(pseudoElement));
    });
    await page.goto("/pt/restaurantes");
    if (withReact) await hydrate(page);
    await page.locator("main article :is(h2, h3) a").first().dispatchEvent("click");
    await expect(page.locator("[data-hero] h1")).toBeVisible();
    const hasGrown = () => animated.includes("::view-transition-old(picture)");
    await expect.poll(hasGrown).toBe(motion === "no-preference");
  });
}
