import { anEmail } from "#tests/lead-form.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

test.describe("an extension moves what React is about to", () => {
  test.use({ expectedMessages: [/Another program has changed the page/] });

  test("removes: the page continues, and nothing of it is left over", async ({ page }) => {
    await page.goto("/pt");
    await hydrate(page);
    const form = page.getByRole("contentinfo").getByRole("form");
    await form.getByRole("button").click();
    await form.locator(".field-error:visible").evaluateAll((sentences) => {
      for (const sentence of sentences) {
        const layout = document.createElement("div");
        sentence.replaceWith(layout);
        layout.append(sentence);
      }
    });
    await form.getByLabel("Nome").fill("Maria");
    await form.getByLabel("E-mail").fill(anEmail());
    await expect(form.locator(".field-error:visible")).toHaveCount(0);
    await form.getByRole("button").click();
    await expect(form.locator("[data-result=sent]")).toBeVisible();
  });

  test("inserts before: it comes last, and the page continues", async ({ page }) => {
    await page.goto("/pt");
    await hydrate(page);
    const form = page.getByRole("contentinfo").getByRole("form");
    await form.locator("button > span").evaluate((words) => {
      const layout = document.createElement("b");
      words.replaceWith(layout);
      layout.append(words);
    });
    await form.getByLabel("Nome").fill("Maria");
    await form.getByLabel("E-mail").fill(anEmail());
    await form.getByRole("button").click();
    await expect(form.locator("[data-result=sent]")).toBeVisible();
  });
});
