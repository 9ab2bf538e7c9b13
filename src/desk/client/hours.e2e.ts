import { group, htmlOf, publish, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

/** The next Christmas that has not passed, wherever the restaurant is. */
const CHRISTMAS_YEAR = new Date(Date.now() + 7 * 86_400_000).getUTCFullYear();

test("hours and a holiday are entered, published and true on the site", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk/restaurants/rubaiyat-rio");
  await page.getByLabel("Os horários são conhecidos").check();
  await group(page, "Segunda-feira")
    .getByRole("button", { name: /^Adicionar horário/ })
    .click();
  const lunch = group(page, "Segunda-feira 1");
  await lunch.getByLabel("Abre").fill("12:00");
  await lunch.getByLabel("Fecha").fill("15:30");

  await page.getByRole("button", { name: "Copiar para…: Segunda-feira" }).click();
  await page.getByRole("dialog").getByLabel("Terça-feira").check();
  await page.getByRole("dialog").getByRole("button", { name: "Copiar" }).click();

  await page.getByText(/^Feriados nacionais/).click();
  const christmas = `25 de dezembro de ${CHRISTMAS_YEAR}`;
  const holiday = page.locator(".suggestions li").filter({ hasText: christmas });
  const closed = holiday.getByRole("button", { name: /^Fechado/ });
  const place = await closed.boundingBox();
  await closed.click();
  // Rule 10.57: it stays under the finger.
  await expect(closed).toHaveAttribute("aria-pressed", "true");
  expect(await closed.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  const chosen = page.getByRole("gridcell", { name: new RegExp(`${christmas}: Fechado: Natal`) });
  await expect(chosen).toHaveAttribute("aria-selected", "true");

  // By keyboard over the next month to the day before, which has other hours.
  await chosen.getByRole("button").focus();
  const focused = page.locator(".calendar-day:focus");
  for (const [key, label] of [
    ["PageDown", /25 de janeiro/],
    ["PageUp", /25 de dezembro/],
    ["ArrowLeft", /24 de dezembro/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute("aria-label", label);
  }
  await page.keyboard.press("Enter");
  await page.getByLabel("Neste dia").selectOption("Outro horário");
  const eve = page.locator(".exception-day");
  await eve.getByLabel("Abre").fill("11:00");
  await eve.getByLabel("Fecha").fill("16:00");

  const says = page.getByRole("group", { name: "O que o site vai dizer" });
  await says.getByLabel("Em que momento").fill(`${CHRISTMAS_YEAR}-12-25T13:00`);
  await expect(says).toContainText("Closed today (Christmas Day)");
  // The site has asked to call so far.
  await page.getByRole("button", { name: "Mostrar os horários" }).click();
  await expectAccessible(page);

  await publish(page);
  const url = "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio";
  await showsSoon(page, url, "Segunda-feira a terça-feira: 12:00–15:30");
  expect(await htmlOf(page, url)).toContain(`data-date="${CHRISTMAS_YEAR}-12-24"`);
});
