import { pieceAt, publishContent } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

const CHILE = "restaurants/rubaiyat-chile";
// Not a permitted IP, so nothing leaves the machine.
const RESERVATIONS = "https://127.0.0.1/reservas";

test("leads from a dead link to its field", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  const { published: before } = await pieceAt(page, CHILE);
  const getin = { enabled: true, url: RESERVATIONS };
  await publishContent(page, CHILE, { ...before, getin });
  await page.getByRole("navigation").getByRole("link", { name: "Links externos" }).click();
  // The check may end before the page asks: the first response reports none finished.
  await page.route(
    "**/api/desk/links",
    async (route) => {
      const response = await route.fetch();
      const report = { ...(await response.json()), dead: [], isRunning: true };
      await route.fulfill({ response, json: report });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Verificar agora" }).click();
  const row = page.getByRole("row", { name: /Rubaiyat Chile · Link de reserva/ });
  await expect(row).toContainText("Leva a uma rede privada");
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    /Verificados em .+ Não abrem: \d+/,
  );
  await row.getByRole("link", { name: "Rubaiyat Chile · Link de reserva" }).click();
  await expect(page.locator('[name="getin.url"]')).toBeFocused();

  // Restored for other tests of this desk.
  await publishContent(page, CHILE, before);
});
