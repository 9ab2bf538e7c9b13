import {
  field,
  isAsPublished,
  isSaved,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { navigateInApp } from "#tests/page-actions.ts";
import { hydrate, NIGHTLY } from "#tests/page-fixtures.ts";

// Rule 1.12.
test("an old path leads to its page, for browsers and inside the application, until it is taken away", async ({
  page,
  desk,
}) => {
  const target = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 });
    return response.headers()["location"] ?? response.status();
  };
  await desk.openAs(page, "Ana", "/desk", { role: "manager" });
  await page.getByRole("navigation").getByRole("link", { name: "Endereços antigos" }).click();
  const add = page.getByRole("button", { name: "Adicionar endereço antigo" });
  await expect(add).toBeVisible();
  // Articles that were moved on this site before have left theirs.
  const row = `redirects.${await page.locator(".row-toggle").count()}`;
  await add.click();
  await field(page, `${row}.from`).fill("/pt/restaurantes/madrid/rubaiyat-madrid");
  await field(page, `${row}.to`).fill("/pt/nada");
  await isSaved(page);
  await tryToPublish(page);
  await expect(field(page, `${row}.to`)).toBeFocused();
  await field(page, `${row}.to`).fill("/pt/restaurantes/madrid/nenhuma");
  await isSaved(page);
  // What only the content knows: there is a restaurant at the old path, and none at the new one.
  await tryToPublish(page);
  await expect(page.getByText("Campos a corrigir antes de publicar: 2")).toBeVisible();
  await field(page, `${row}.from`).fill("/reservas-antigas.php");
  await field(page, `${row}.to`).fill("/pt/reservas");
  expect(await target("/pt/reservas-antigas.php")).toBe(404);
  await publish(page);

  await expect.poll(() => target("/pt/reservas-antigas.php")).toBe("/pt/reservas");
  // One hop from the path that stands in old links.
  expect(await target("/reservas-antigas.php/")).toBe("/pt/reservas");
  expect(await target("/en/reservas-antigas.php")).toBe(404);
  await page.goto("/pt/quem-somos");
  await hydrate(page);
  await navigateInApp(page, "/pt/reservas-antigas.php");
  await expect(page).toHaveURL(/\/pt\/reservas$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/desk/redirects/site");
  await page.locator(".row-toggle").last().click();
  await page.getByRole("button", { name: /^Remover/ }).click();
  await publish(page);
  await expect.poll(() => target("/pt/reservas-antigas.php")).toBe(404);
});

// Rule 1.13.
test(
  "the paths of a restaurant that closed for good lead to its city, or to the list, and its data stay",
  NIGHTLY,
  async ({ page, desk }) => {
    const target = async (path: string) =>
      (await page.request.get(path, { maxRedirects: 0 })).headers()["location"];
    async function close(slug: string) {
      await page.goto(`/desk/restaurants/${slug}`);
      await expect(field(page, "isClosed")).toHaveCount(0);
      await field(page, "isActive").uncheck();
      await field(page, "isClosed").check();
      await isSaved(page);
      await tryToPublish(page);
      await page.getByRole("dialog").getByRole("button", { name: "Tirar do site" }).click();
      await isAsPublished(page);
    }
    await desk.signIn(page, "Bia", { role: "manager" });
    await close("emporio-figueira");
    await close("rubaiyat-chile");
    const closed = "/pt/restaurantes/sao-paulo/emporio-figueira";
    await expect.poll(() => target(closed)).toBe("/pt/restaurantes?city=sao-paulo");
    expect(await target("/es/restaurantes/santiago/rubaiyat-chile/menu-principal")).toBe(
      "/es/restaurantes",
    );
    await page.goto("/pt/quem-somos");
    await hydrate(page);
    await navigateInApp(page, closed);
    await expect(page).toHaveURL(/\/pt\/restaurantes\?city=sao-paulo$/);

    // It opens again, and is what it was.
    for (const slug of ["emporio-figueira", "rubaiyat-chile"]) {
      await page.goto(`/desk/restaurants/${slug}`);
      await field(page, "isClosed").uncheck();
      await field(page, "isActive").check();
      await publish(page);
    }
    await expect.poll(() => target(closed)).toBeUndefined();
    expect((await page.request.get(closed)).status()).toBe(200);
    // No later test sees pages without them.
    await showsSoon(page, "/pt/contato", 'value="rubaiyat-chile"');
  },
);
