import type { Page } from "@playwright/test";
import { contactForm } from "#tests/lead-form.ts";
import { holdReact, navigateInApp } from "#tests/page-actions.ts";
import { expect, hydrate, test, withReact } from "#tests/page-fixtures.ts";

// A translator or extension changes a page before React
// (docs/decisions/0082-a-changed-page-stays-without-react.md).
test.describe.configure({ timeout: 240_000 });
test.use({
  expectedMessages: [/React leaves this page as it is/],
  viewport: { width: 390, height: 844 },
});

interface Change {
  readonly name: string;
  /** React ignores nodes in `body` and at a form's end, and foreign attributes. */
  readonly isRefused: boolean;
  readonly make: () => void;
}

const translateHeading: Change = {
  name: "a heading that Chrome has translated",
  isRefused: true,
  make() {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    document.querySelector("main h1")?.replaceChildren(outer);
    outer.children[0]?.append("Kontakt");
  },
};

const CHANGES: readonly Change[] = [
  translateHeading,
  {
    name: "an icon of a password manager beside each field",
    isRefused: true,
    make() {
      for (const field of document.querySelectorAll("form [name]"))
        field.after(document.createElement("span"));
    },
  },
  {
    name: "elements and attributes that React overlooks",
    isRefused: false,
    make() {
      document.body.prepend(document.createElement("grammarly-desktop-integration"));
      document.body.append(document.createElement("aside"));
      document.body.setAttribute("cz-shortcut-listen", "true");
      document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
      for (const form of document.forms) form.append(document.createElement("span"));
      for (const part of document.querySelectorAll("body, input, textarea, svg")) {
        part.setAttribute("data-gr-ext-installed", "");
        part.setAttribute("data-darkreader-inline-fill", "");
      }
    },
  },
];

/** Waits until React has hydrated or refused the page. */
async function served(page: Page, isRefused: boolean): Promise<void> {
  await hydrate(page);
  await expect(page.locator("html[data-without-react]")).toHaveCount(isRefused ? 1 : 0);
}

for (const { name, isRefused, make } of CHANGES) {
  test(`a form keeps text, choice, focus, caret and place in spite of ${name}`, async ({
    page,
  }) => {
    const release = await holdReact(page);
    await page.goto("/pt/contato");
    await page.evaluate(make);
    const form = contactForm(page);
    const field = form.getByLabel("Nome");
    await form.getByLabel("Assunto").selectOption("elogios-sugestoes");
    await field.pressSequentially("Hans Müller");
    for (const _ of "Müller") await field.press("ArrowLeft");
    const place = await page.evaluate(() => scrollY);
    release();
    await served(page, isRefused);
    await page.keyboard.type("Jürgen ");
    await expect(field).toHaveValue("Hans Jürgen Müller");
    await expect(field).toBeFocused();
    await expect(form.getByLabel("Assunto")).toHaveValue("elogios-sugestoes");
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await form.getByRole("button").last().click();
    await expect(form.locator(".field-error:visible")).toHaveCount(4);
  });
}

test("keeps the phone menu open and turns the carousel on a page without React", async ({
  page,
}) => {
  await page.goto("/pt");
  await page.evaluate(translateHeading.make);
  await page.locator("header [command=show-modal]").click();
  await served(page, true);
  const menu = page.locator("header dialog");
  await expect(menu).toBeVisible();
  await menu.locator("[command=close]").click();
  await expect(menu).toBeHidden();
  const list = page.locator(".carousel-list").first();
  const position = () => list.evaluate((one) => one.scrollLeft);
  await page.locator('[data-replay="+1"]').first().click();
  await expect.poll(position).toBeGreaterThan(0);
  await page.locator('[data-replay="-1"]').first().click();
  await expect.poll(position).toBe(0);
});

test("goes back from a page without React to one that React had shown", async ({ page }) => {
  await withReact(page, "/pt/delivery");
  await navigateInApp(page, "/pt/contato");
  await expect(page).toHaveURL(/contato$/);
  await page.reload();
  await page.evaluate(translateHeading.make);
  await served(page, true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat em casa");
});
