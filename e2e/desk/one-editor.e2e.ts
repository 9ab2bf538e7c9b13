import { bar, discardDraft, isSaved } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

// Behaviour of every editor, tested with one kind: see editors.e2e.ts.

const RIO = "restaurants/rubaiyat-rio";
const MADRID = "restaurants/rubaiyat-madrid";

test("keeps text typed offline after the page is closed", async ({ page, desk }) => {
  await desk.openAs(page, "Bia", `/desk/${RIO}`);
  let isAway = true;
  await page.route("**/draft", (route) =>
    isAway ? route.abort("internetdisconnected") : route.fallback(),
  );
  await page.getByLabel("Telefone").fill("+5521 3000-0000");
  await page.getByLabel("Telefone").blur();
  await expect(bar(page).getByRole("alert")).toContainText("guardado neste navegador");
  await page.reload();
  await expect(page.getByLabel("Telefone")).toHaveValue("+552130000000");
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await isSaved(page);
});

test("schedules, finds and unschedules a draft, twice", async ({ page, desk }) => {
  await desk.openAs(page, "Ivo", `/desk/${MADRID}`);
  await page.getByLabel("Telefone").fill("+34911112222");
  await isSaved(page);
  await bar(page).getByRole("button", { name: "Publicar em outra hora" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).click();
  await expect(bar(page)).toContainText("Será publicado em");
  await page.goto("/desk/restaurants");
  const row = page.getByRole("row", { name: /Madrid/ });
  await row.getByRole("link", { name: /^Será publicado em/ }).click();
  await expect(page.getByLabel("Telefone")).toHaveValue("+34911112222");
  const cancel = bar(page).getByRole("button", { name: "Cancelar o plano" });
  await cancel.click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(bar(page)).toContainText("Será publicado em");
  await cancel.click();
  await isSaved(page);
  await expect(page.getByLabel("Telefone")).toHaveValue("+34911112222");
  await discardDraft(page, MADRID);
});

test("previews the page beside the fields and follows them", async ({ page, desk }) => {
  await desk.openAs(page, "Lea", "/desk/restaurants/rubaiyat-faria-lima");
  await page.getByLabel("Nome", { exact: true }).fill("Faria Lima, nova");
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.frameLocator(".preview iframe:last-child");
  await expect(frame.locator("h1")).toHaveText("Faria Lima, nova");
  await page.getByLabel("Nome", { exact: true }).fill("Faria Lima, mais nova");
  await expect(frame.locator("h1")).toHaveText("Faria Lima, mais nova");
  const width = () => frame.locator("html").evaluate((html) => html.clientWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.locator(".preview").getByRole("button", { name: "English" }).click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Computador" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
});
