import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { hiddenFocus, recordResponses, settle } from "../page-actions.ts";
import { expect, hydrate, test } from "../page-fixtures.ts";
import { moving, undrawnControls } from "../page-layout.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

test.describe.configure({ timeout: 60_000 });

test("where motion is unwelcome nothing moves; where it is welcome, it ends or can be paused", async ({
  page,
}) => {
  const recorded = recordResponses(page);
  for (const path of ONE_PAGE_PER_SCREEN) {
    await page.goto(path);
    await hydrate(page);
    expect.soft(await moving(page), path).toEqual([]);
  }
  await settle(page);
  expect(recorded.ofType("media")).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of ONE_PAGE_PER_SCREEN) {
    await page.goto(path);
    const hasPause = await page.getByRole("button", { name: /vídeo/ }).isVisible();
    const endless = (await moving(page)).filter((what) => what.startsWith("without end"));
    if (!hasPause) expect.soft(endless, path).toEqual([]);
  }
});

test("with forced colours every control keeps its shape, and the focus its mark", async ({
  page,
}) => {
  for (const path of ONE_PAGE_PER_SCREEN) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(path);
    const drawn = await undrawnControls(page);
    await page.emulateMedia({ forcedColors: "active" });
    const lost = await undrawnControls(page);
    expect
      .soft(
        lost.filter((control) => !drawn.includes(control)),
        path,
      )
      .toEqual([]);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      expect.soft(await hiddenFocus(page), path).toBeUndefined();
    }
  }
});

for (const [path, name] of [
  ["/en/contact", "Write to us"],
  ["/es/eventos", undefined],
  ["/pt/novidades", undefined],
] as const) {
  // Rule 8.3.
  test(`an error in the form of ${path} is said by its field, which has the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrate(page);
    const form = page.getByRole("main").getByRole("form", name === undefined ? {} : { name });
    await form.locator("button[type=submit], button:not([type])").click();
    const wrong = form.locator("[aria-invalid=true]");
    await expect(wrong.first()).toBeFocused();
    for (const field of await wrong.all()) {
      await expect(field).toHaveAccessibleDescription(/\S{3}/);
      await expect(field).toHaveAccessibleName(/\S{3}/);
    }
    expect(await wrong.count()).toBe(await form.locator(".field-error:visible").count());
  });
}

test("words that exist in another language only are marked with it", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  const alone = (words: string) => JSON.stringify({ pt: words, en: "", es: "" });
  const restaurant = aRestaurantRecord({
    address: alone("Rua Só Portuguesa, 1"),
    description: alone("Uma casa só."),
  });
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: [restaurant] } });
  api.responses.set("/restaurants/casa-do-teste", { json: { data: restaurant } });
  for (const [path, words] of [
    ["/en/restaurants", "Rua Só Portuguesa, 1"],
    ["/en/restaurants/sao-paulo/casa-do-teste", "Rua Só Portuguesa, 1"],
    ["/en/restaurants/sao-paulo/casa-do-teste", "Uma casa só."],
    ["/en/contact", "Rua Só Portuguesa, 1"],
  ] as const) {
    await page.goto(url + path);
    const places = page.locator("body").getByText(words);
    expect(await places.count(), path).toBeGreaterThan(0);
    const languages = await places.evaluateAll((all) =>
      all.map((one) => one.closest("[lang]")?.getAttribute("lang")),
    );
    expect(new Set(languages), `${path}: ${words}`).toEqual(new Set(["pt"]));
  }
});

test("languages, phones and contact stand in the same place on every screen", async ({ page }) => {
  const order = () =>
    page
      .locator(".site-header a, footer a")
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute("href") ?? "").replace(/^\/.*/, "")).filter(Boolean),
      );
  await page.goto("/pt");
  const first = await order();
  expect(first.some((href) => href.startsWith("tel:"))).toBe(true);
  for (const path of ONE_PAGE_PER_SCREEN) {
    await page.goto(path);
    expect.soft(await order(), path).toEqual(first);
    const links = page.locator("#language-panel a");
    await expect(links, path).toHaveText(["Português", "English", "Español"]);
    const marks = await links.evaluateAll((all) => all.map((one) => one.getAttribute("lang")));
    expect(marks, path).toEqual(["pt", "en", "es"]);
  }
});
