import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { expect, hydrate, test } from "../page-fixtures.ts";

// Rule 8.3.
test("an error in a form is said by its field, which has the focus", async ({ page }) => {
  await page.goto("/es/eventos");
  await hydrate(page);
  const form = page.getByRole("main").getByRole("form");
  await form.locator("button[type=submit], button:not([type])").click();
  const wrong = form.locator("[aria-invalid=true]");
  await expect(wrong.first()).toBeFocused();
  for (const field of await wrong.all()) {
    await expect(field).toHaveAccessibleDescription(/\S{3}/);
    await expect(field).toHaveAccessibleName(/\S{3}/);
  }
  expect(await wrong.count()).toBe(await form.locator(".field-error:visible").count());
});

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
