import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { bar, group, isSaved, pieceAt } from "#tests/desk-editor.ts";
import { enrolWithPasskey, expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { settle } from "#tests/page-actions.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// What an editor does whatever its kind, tried with one: see editors.e2e.ts.

const RIO = "restaurants/rubaiyat-rio";

test("what is typed without a connection survives closing the page", async ({ page, desk }) => {
  await desk.openAs(page, "Bia", `/desk/${RIO}`);
  let isAway = true;
  await page.route("**/draft", (route) =>
    isAway ? route.abort("internetdisconnected") : route.fallback(),
  );
  await page.getByLabel("Telefone").fill("+5521 3000-0000");
  await expect(bar(page).getByRole("alert")).toContainText("guardado neste navegador");
  await page.reload();
  await expect(page.getByLabel("Telefone")).toHaveValue("+552130000000");
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await isSaved(page);
  const { draft } = await pieceAt<RestaurantContent>(page, RIO);
  expect(draft?.content.phone).toBe("+552130000000");
});

test("whose session ends while typing signs in again and goes on", async ({ page, desk }) => {
  await enrolWithPasskey(page, await desk.invite("cai@example.com"), "Caio");
  await page.goto("/desk/restaurants/emporio-figueira");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  // A call of the page's start that came later would ask to sign in before anything is typed.
  await settle(page);
  await page.context().clearCookies();
  await page.getByLabel("E-mail").fill("someone@example.com");
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await dialog.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(dialog).toHaveCount(0);
  await isSaved(page);
  await expect(page.getByLabel("E-mail")).toHaveValue("someone@example.com");
});

test("two people who change the same piece choose from both versions", async ({
  page,
  browser,
  desk,
}) => {
  await desk.signIn(page, "Davi");
  const other = await otherPerson(browser, desk.url);
  await desk.signIn(other, "Eva", { role: "editor" });
  const path = "/desk/restaurants/rubaiyat-chile";
  await page.goto(path);
  await other.goto(path);
  await other.getByLabel("Telefone").fill("+56222222222");
  await other.getByLabel("E-mail").fill("eva@example.com");
  await isSaved(other);
  await page.getByLabel("Telefone").fill("+56233333333");
  await expect(bar(page).getByRole("alert")).toContainText("Outra pessoa mudou isto");
  await bar(page).getByRole("button", { name: "Comparar as versões" }).click();
  const dialog = page.getByRole("dialog", { name: "Duas versões" });
  await expect(group(page, "E-mail").getByLabel(/^De Eva/)).toBeChecked();
  await expect(group(page, "Telefone").getByLabel("Seu texto")).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar esta escolha" }).click();
  await isSaved(page);
  await expect(page.getByLabel("Telefone")).toHaveValue("+56233333333");
  await expect(page.getByLabel("E-mail")).toHaveValue("eva@example.com");
  await other.context().close();
});

// By night an article waits for its time, in news.e2e.ts.
test("a draft is planned, found in the list by its time, and taken out of the plan", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ivo", "/desk/restaurants/rubaiyat-madrid");
  await page.getByLabel("Telefone").fill("+34911112222");
  await isSaved(page);
  await bar(page).getByRole("button", { name: "Publicar em outra hora" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).click();
  await expect(bar(page)).toContainText("Será publicado em");
  await page.goto("/desk/restaurants");
  const row = page.getByRole("row", { name: /Madrid/ });
  await row.getByRole("link", { name: /^Será publicado em/ }).click();
  await expect(page.getByLabel("Telefone")).toHaveValue("+34911112222");
  await bar(page).getByRole("button", { name: "Cancelar o plano" }).click();
  await isSaved(page);
  await expect(page.getByLabel("Telefone")).toHaveValue("+34911112222");
});

test("the page that will be is seen as wide as a phone and a computer", async ({ page, desk }) => {
  await desk.openAs(page, "Lea", "/desk/restaurants/rubaiyat-faria-lima");
  await page.getByLabel("Nome", { exact: true }).fill("Faria Lima, nova");
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.frameLocator("dialog iframe");
  await expect(frame.locator("h1")).toHaveText("Faria Lima, nova");
  const width = () => frame.locator("html").evaluate((html) => html.clientWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.getByRole("dialog").getByRole("button", { name: "English" }).click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Computador" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
});
