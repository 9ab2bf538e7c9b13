import type { Page } from "@playwright/test";
import { restaurantPath, pathTo } from "#language/path-to.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { Language } from "#language/languages.ts";
import { anEmail } from "../lead-form.ts";
import { missingForOrca, startOrca } from "../orca.ts";
import { expect, hydrate, NIGHTLY, test } from "../page-fixtures.ts";
import { listenTo } from "../screen-reader.ts";

// Three journeys as a screen reader has them: found by landmarks, headings, links and fields, in the words that
// Chromium gives it. By day in Portuguese.

const HEARD = {
  pt: {
    navigation: "navigation, Navegação principal",
    call: "link, Ligar para Rubaiyat Madrid: +34 913 59 10 00",
    table: ["Peça sua mesa", "Pedir a mesa", "Pedido enviado!"],
    person: ["Nome", "E-mail", "Telefone", "Com DDD, ou com o código do país."],
    note: "Observações (opcional)",
    quote: ["Peça um orçamento", "Pedir orçamento", "Mensagem enviada!"],
    restaurant: ["Casa", "Selecione uma casa"],
    message: ["Mensagem", "Mensagem deve ter pelo menos 10 caracteres"],
    wrong: [
      "Nome deve ter pelo menos 2 caracteres",
      "Email inválido",
      "Telefone deve ter pelo menos 10 dígitos",
    ],
  },
  en: {
    navigation: "navigation, Main navigation",
    call: "link, Call Rubaiyat Madrid: +34 913 59 10 00",
    table: ["Request a table", "Request the table", "Request sent!"],
    person: ["Name", "E-mail", "Telephone", "With the area code, or the country code from abroad."],
    note: "Notes (optional)",
    quote: ["Request a quote", "Request a quote", "Message sent!"],
    restaurant: ["Restaurant", "Select a restaurant"],
    message: ["Message", "Message must have at least 10 characters"],
    wrong: [
      "Name must have at least 2 characters",
      "Invalid email",
      "Phone must have at least 10 digits",
    ],
  },
  es: {
    navigation: "navigation, Navegación principal",
    call: "link, Llamar a Rubaiyat Madrid: +34 913 59 10 00",
    table: ["Solicite su mesa", "Solicitar mesa", "¡Solicitud enviada!"],
    person: [
      "Nombre",
      "Correo electrónico",
      "Teléfono",
      "Con el prefijo de la zona o el código del país.",
    ],
    note: "Observaciones (opcional)",
    quote: ["Pida presupuesto", "Pedir presupuesto", "¡Mensaje enviado!"],
    restaurant: ["Casa", "Seleccione una casa"],
    message: ["Mensaje", "El mensaje debe tener al menos 10 caracteres"],
    wrong: [
      "El nombre debe tener al menos 2 caracteres",
      "Email inválido",
      "El teléfono debe tener al menos 10 dígitos",
    ],
  },
} as const satisfies Record<Language, unknown>;
type Heard = (typeof HEARD)[Language];
const LANGUAGES = Object.entries(HEARD) as [Language, Heard][];

const madrid = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid");
if (madrid === undefined) throw new Error("There is no restaurant in Madrid");

/** The lines from a heading or landmark on, to the last that belongs to it. */
const between = (lines: readonly string[], first: string, last: string) =>
  lines.slice(lines.indexOf(first), lines.indexOf(last, lines.indexOf(first)) + 1);

async function fillPerson(page: Page, form: string, [name, email, phone]: readonly string[]) {
  const fields = page.getByRole("form", { name: form });
  await fields.getByRole("textbox", { name: name ?? "", exact: true }).fill("Maria Silva");
  await fields.getByRole("textbox", { name: email ?? "" }).fill(anEmail());
  await fields.getByRole("textbox", { name: phone ?? "" }).fill("+34 913 59 10 00");
  return fields;
}

async function fillQuote(page: Page, { quote, restaurant, message, person }: Heard) {
  const fields = await fillPerson(page, quote[0], person);
  await fields
    .getByRole("combobox", { name: restaurant[0] })
    .last()
    .selectOption("rubaiyat-madrid");
  await fields
    .getByRole("textbox", { name: message[0] })
    .fill("Uma cena para os noivos e a família.");
}

for (const [language, heard] of LANGUAGES) {
  // Rule 8.3.
  test(
    `what is heard in ${language} on the way to a restaurant's phone, a table and a quote`,
    language === "pt" ? {} : NIGHTLY,
    async ({ page }) => {
      test.setTimeout(90_000);
      const reader = await listenTo(page);
      await test.step("a restaurant, and its phone", async () => {
        await page.goto(pathTo(language, "home"));
        expect((await reader.landmarks())[0]).toBe(heard.navigation);
        expect(await reader.headings()).toContain("heading 3, Rubaiyat Madrid");
        await page
          .getByRole("main")
          .getByRole("link", { name: /^Rubaiyat Madrid/ })
          .first()
          .click();
        await expect(page).toHaveURL(restaurantPath(language, madrid));
        expect((await reader.headings())[0]).toBe("heading 1, Rubaiyat Madrid");
        const calls = (await reader.links()).filter((link) => link === heard.call);
        expect(calls.length).toBeGreaterThan(0);
      });
      await test.step("a table", async () => {
        const [form, button, sent] = heard.table;
        const [name, email, phone, hint] = heard.person;
        const query = "?restaurant=rubaiyat-madrid&people=4&date=2047-05-20&time=20%3A30";
        await page.goto(pathTo(language, "reservations") + query);
        await hydrate(page);
        expect(await reader.landmarks()).toContain(`form, ${form}`);
        expect(
          between(await reader.fields(), `textbox, ${name}, required`, `button, ${button}`),
        ).toEqual([
          `textbox, ${name}, required`,
          `textbox, ${email}, required`,
          `textbox, ${phone}, required, ${hint}`,
          `textbox, ${heard.note}`,
          `button, ${button}`,
        ]);
        const fields = await fillPerson(page, form, heard.person);
        await fields.getByRole("button", { name: button }).click();
        await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
      });
      await test.step("a quote, wrong at first", async () => {
        const [form, button, sent] = heard.quote;
        const [name, email, phone, hint] = heard.person;
        const [noName, noEmail, noPhone] = heard.wrong;
        const [restaurant, noRestaurant] = heard.restaurant;
        const [message, noMessage] = heard.message;
        await page.goto(pathTo(language, "events"));
        await hydrate(page);
        const fields = page.getByRole("form", { name: form });
        await fields.getByRole("button", { name: button }).click();
        await expect
          .poll(() => reader.here())
          .toEqual([`combobox, ${restaurant}, invalid, ${noRestaurant}`]);
        const lines = await reader.fields();
        expect(
          between(lines, `combobox, ${restaurant}, invalid, ${noRestaurant}`, `button, ${button}`),
        ).toEqual([
          `combobox, ${restaurant}, invalid, ${noRestaurant}`,
          `textbox, ${message}, required, invalid, ${noMessage}`,
          `textbox, ${name}, required, invalid, ${noName}`,
          `textbox, ${email}, required, invalid, ${noEmail}`,
          `textbox, ${phone}, required, invalid, ${hint} ${noPhone}`,
          `button, ${button}`,
        ]);
        await fillQuote(page, heard);
        await fields.getByRole("button", { name: button }).click();
        await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
      });
    },
  );
}

test("what Orca says on the way to a phone and a quote", NIGHTLY, async ({ baseURL }) => {
  test.skip(missingForOrca.length > 0, `Not installed: ${missingForOrca.join(", ")}`);
  test.setTimeout(240_000);
  const { page, said, forget, untilRead, stop } = await startOrca(baseURL);
  const says = (...lines: readonly string[]) =>
    expect.poll(said).toEqual(expect.arrayContaining([...lines]));
  try {
    for (const [language, heard] of LANGUAGES) {
      const [name, email, phone, hint] = heard.person;
      const [noName, noEmail, noPhone] = heard.wrong;
      const [restaurant, noRestaurant] = heard.restaurant;
      const [message, noMessage] = heard.message;
      const [form, button, sent] = heard.quote;
      await page.goto(restaurantPath(language, madrid));
      await says("Rubaiyat Madrid", "heading level 1", heard.call.replace("link, ", ""));

      await page.goto(pathTo(language, "events"));
      await hydrate(page);
      await untilRead();
      const fields = page.getByRole("form", { name: form });
      await fields.getByRole("button", { name: button }).click();
      await says(`form ${form}`, `${restaurant} combo box.`, noRestaurant);
      for (const [field, wrong] of [
        [message, `${noMessage}.`],
        [name, `${noName}.`],
        [email, `${noEmail}.`],
        [phone, `${hint} ${noPhone}.`],
      ] as const) {
        await forget();
        await page.keyboard.press("Tab");
        await says(`${field} entry required.`, "invalid entry.", wrong);
      }
      await fillQuote(page, heard);
      await forget();
      await fields.getByRole("button", { name: button }).click();
      await says(sent);
    }
  } finally {
    await stop();
  }
});
