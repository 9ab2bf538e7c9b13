import { anEmail, footerForm } from "#tests/lead-form.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

test.use({ expectedMessages: [/Another program has changed the page/] });

test("survives an extension that moves nodes React is about to remove, and leaves nothing behind", async ({
  page,
}) => {
  await withReact(page, "/pt");
  const form = footerForm(page);
  await form.getByRole("button").click();
  await form.locator(".field-error:visible, button > span").evaluateAll((all) => {
    for (const one of all) {
      const layout = document.createElement("b");
      one.replaceWith(layout);
      layout.append(one);
    }
  });
  await form.getByLabel("Nome").fill("Maria");
  await form.getByLabel("E-mail").fill(anEmail());
  await expect(form.locator(".field-error:visible")).toHaveCount(0);
  await form.getByRole("button").click();
  await expect(form.locator("[data-result=sent]")).toBeVisible();
});
