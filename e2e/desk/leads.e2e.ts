import type { Page } from "@playwright/test";
import type { LeadPage } from "#leads/desk/contract.ts";
import { expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

/** Opens a lead's page once it has this state, however long delivery takes. */
async function openLead(page: Page, id: string, state: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(`/api/desk/leads/${id}`);
    expect(await response.json()).toMatchObject({ state });
  }).toPass({ timeout: 30_000 });
  await page.goto(`/desk/leads/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("finds, reads, releases and delivers a quarantined lead, and restores the list on going back", async ({
  page,
  desk,
}) => {
  const email = "freed@example.com";
  await desk.sendLead({ email, name: "Flora Paz", remarks: "http://bot" });
  await desk.openAs(page, "Fia", "/desk/leads");
  const isTyped = Promise.withResolvers<void>();
  await page.route(/leads\?state=/, (route) => isTyped.promise.then(() => route.continue()));
  await page.getByRole("link", { name: /^Entrega parada: \d+$/ }).click();
  // Rules 10.80 and 10.81.
  await page.getByLabel("Buscar").fill("Flora");
  isTyped.resolve();
  await expect(page).toHaveURL(/\/desk\/leads\?state=waiting-for-a-person$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=Flora/);
  await page.getByRole("link", { name: "Flora Paz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Flora Paz" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Flora Paz" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Buscar")).toHaveValue("Flora");
  await page.goForward();
  await page.getByRole("button", { name: "É verdadeiro: liberar" }).click();
  await expect(page.getByRole("status").last()).toContainText("A situação agora é: A caminho.");
  await expect.poll(() => desk.platform.taken(email)).toBe(1);
});

test("settles an uncertain delivery by one of two users", async ({ page, desk }) => {
  await desk.signIn(page, "Gia");
  desk.platform.state.next.push("cut after");
  const id = await desk.sendLead({ email: "twice@example.com" });
  await openLead(page, id, "unknown");
  await expect(page.getByRole("button", { name: "Está na plataforma" })).toBeVisible();
  // A colleague decides meanwhile.
  const other = await page.request.post(`/api/desk/leads/${id}/settle`, {
    data: { decision: "delivered" },
    headers: { Origin: desk.url },
  });
  expect(other.status()).toBe(200);
  await page.getByRole("button", { name: "Não está lá: enviar de novo" }).click();
  await expect(page.getByRole("alert")).toContainText("Agora é: Entregue.");
});

// Rules 10.91 and 10.93.
test("closes a wave of spam in three presses, and undoes it", async ({ page, desk }) => {
  for (const one of ["a", "b"]) await desk.sendLead({ email: `${one}@wave.example`, name: "Wave" });
  await desk.openAs(page, "Jo", "/desk/leads?search=wave");
  await expect(page.getByLabel("Escolher todos")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Wave" })).toBeVisible();
  await page.getByLabel("Escolher todos").check();
  await page.keyboard.press("e");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Spam" }).click();
  await expect(page.getByRole("status").last()).toContainText("Feito com 2 contatos.");
  await expect(page.locator("[data-handling=closed]")).toHaveCount(3);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.locator("[data-handling=new]")).toHaveCount(3);
});

// Rules 10.32 and 10.33.
test("lets two users handle a guest, each informed of the other", async ({
  page,
  browser,
  desk,
}) => {
  const id = await desk.sendLead({ email: "guest@example.com", name: "Gil Prado" });
  const colleague = await otherPerson(browser, desk.url);
  await desk.openAs(colleague, "Ida", `/desk/leads/${id}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await desk.openAs(page, "Eva", "/desk");
  const waiting = async () =>
    ((await (await page.request.get("/api/desk/leads?limit=1")).json()) as LeadPage).unanswered;
  const unanswered = await waiting();
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu).toHaveText(new RegExp(`Menu${unanswered}sem resposta`));
  await menu.click();
  await page.getByRole("link", { name: "Contatos" }).first().click();
  await page.getByRole("link", { name: "Gil Prado" }).click();
  await page.getByRole("button", { name: "Assumir" }).click();
  await expect(page.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await expectAccessible(page);

  // Rule 10.90.
  await expect(colleague.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await colleague.getByLabel("Nota para os colegas").fill("Liga só à noite.");
  await colleague.getByRole("button", { name: "Guardar nota" }).click();
  await expect(colleague.getByLabel("Nota para os colegas")).toHaveValue("");
  await colleague.context().close();

  // A telephone link stays on the page.
  await page.getByRole("link", { name: "Ligar para" }).click();
  await expect(page.getByRole("status").last()).toContainText("Marcado como respondido.");
  await expect(page.getByText("Liga só à noite.")).toBeVisible();
  await page.getByRole("button", { name: "Deu certo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Reabrir" })).toBeVisible();
  await expect.poll(waiting).toBe(unanswered - 1);
});
