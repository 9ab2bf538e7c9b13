import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { LeadPage } from "#desk/leads-contract.ts";
import { enrolWithPasskey, expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";
import { sidewaysScroll } from "#tests/visit/page-layout.ts";

/** Opens the page of a lead once it stands there, however long its delivery takes. */
async function openLead(page: Page, id: string, state: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(`/api/desk/leads/${id}`);
    expect(await response.json()).toMatchObject({ state });
  }).toPass({ timeout: 30_000 });
  await page.goto(`/desk/leads/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Where the delivery of a lead stands is folded away unless it waits for somebody. */
const openDelivery = (page: Page) => page.getByText(/^Entrega e registro: /).click();

test("a lead in quarantine is found, read, freed and delivered", async ({ page, desk }) => {
  const email = "freed@example.com";
  const id = await desk.sendLead({ email, name: "Flora Paz", remarks: "http://bot" });
  await desk.openAs(page, "Fia", "/desk/leads");
  await page.getByRole("link", { name: /^Entrega parada: \d+$/ }).click();
  await expect(page).toHaveURL(/\/desk\/leads\?state=waiting-for-a-person$/);
  await page.getByRole("link", { name: "Flora Paz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Flora Paz" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/desk/leads/${id}$`));
  await expect(page.getByText("Um campo que as pessoas não veem")).toHaveCount(3);
  await page.getByRole("button", { name: "É verdadeiro: liberar" }).click();
  await expect(page.getByRole("status").last()).toContainText("A situação agora é: A caminho.");
  await expect.poll(() => desk.platform.taken(email), { timeout: 20_000 }).toBe(1);
  await openLead(page, id, "delivered");
  await openDelivery(page);
  await expect(
    page.getByRole("listitem").filter({ hasText: "A equipe pediu o envio." }),
  ).toBeVisible();
  await expect(page.locator("[data-field=platformId]")).toBeVisible();
});

test("what the platform refused is sent again, the uncertain settled", async ({ page, desk }) => {
  await desk.signIn(page, "Gia");
  desk.platform.state.next.push({ status: 400 });
  const refused = await desk.sendLead({ email: "refused@example.com" });
  await openLead(page, refused, "parked");
  await expect(page.getByText("A plataforma respondeu com o erro 400.").first()).toBeVisible();
  await page.getByRole("button", { name: "Entregar de novo" }).click();
  await expect.poll(() => desk.platform.taken("refused@example.com")).toBe(1);

  desk.platform.state.next.push("cut after");
  const id = await desk.sendLead({ email: "twice@example.com" });
  await openLead(page, id, "unknown");
  await expect(page.getByRole("button", { name: "Está na plataforma" })).toBeVisible();
  // Somebody else decides meanwhile.
  const other = await page.request.post(`/api/desk/leads/${id}/settle`, {
    data: { decision: "delivered" },
    headers: { Origin: desk.url },
  });
  expect(other.status()).toBe(200);
  await page.getByRole("button", { name: "Não está lá: enviar de novo" }).click();
  await expect(page.getByRole("alert")).toContainText("Agora é: Entregue.");
  await expect(page.getByRole("button", { name: "Não está lá: enviar de novo" })).toHaveCount(0);
  expect(desk.platform.taken("twice@example.com")).toBe(1);
});

test("an export is a file of the list, after a fresh sign-in", async ({ page, desk }) => {
  const name = "=SUM(1,2) Export";
  await desk.sendLead({ email: "export@example.com", name });
  await enrolWithPasskey(page, await desk.invite("iva@example.com"), "Iva");
  await page.goto("/desk/leads");
  await page.getByLabel("Buscar").fill("SUM(1,2)");
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expect(page).toHaveURL(/\?search=SUM%281%2C2%29$/);
  await expect(page.getByRole("link", { name })).toBeVisible();
  let isOld = true;
  await page.route("**/api/desk/me", async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), isFresh: !isOld };
    isOld = false;
    await route.fulfill({ response, json });
  });
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar (CSV)" }).click();
  await page.getByRole("button", { name: "Baixar o arquivo" }).click();
  await expect(page.getByRole("dialog", { name: "Confirme que é você" })).toBeVisible();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("leads.csv");
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  // No spreadsheet takes it for a formula.
  expect(csv).toContain(`'${name}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("everything that a person sent is erased", async ({ page, desk }) => {
  const email = "erased@example.com";
  const id = await desk.sendLead({ email, message: "The first message of mine." });
  await desk.sendLead({ email, message: "The second message of mine." });
  await desk.signIn(page, "Joa");
  await expect.poll(() => desk.platform.taken(email), { timeout: 20_000 }).toBe(2);
  await openLead(page, id, "delivered");
  await openDelivery(page);
  const platformId = await page.locator("[data-field=platformId]").innerText();
  await page.getByRole("button", { name: "Apagar tudo o que esta pessoa enviou" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("todos os contatos com este e-mail: 2");
  await expect(dialog).toContainText("Ficam as cópias na plataforma");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Apagar tudo o que esta pessoa enviou" }).click();
  await dialog.getByRole("button", { name: "Apagar de vez" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Apagado" })).toBeFocused();
  await expect(page.getByText("Contatos apagados: 2")).toBeVisible();
  await expect(page.getByText(platformId, { exact: true })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copiar" }).click();
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(2);
  expect(copied).toContain(platformId);
  await page.goto(`/desk/leads?email=${email}`);
  await expect(page.getByText("Nenhum contato corresponde")).toBeVisible();
});

test("whatever a visitor typed is text", async ({ page, desk }) => {
  const name = '<img src=x onerror="alert(1)"> \u202Eevil';
  const message = `<script>alert(2)</script>\n=cmd|' /C calc'!A0\n${"x".repeat(400)}`;
  const email = "hostile@example.com";
  const id = await desk.sendLead({ email, name, message, phone: "call me: 119+" });
  await desk.signIn(page, "Kim");
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [`leads?email=${email}`, `leads/${id}`]) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole("main")).toContainText('<img src=x onerror="alert(1)">');
    expect(await page.locator("main img, main script").count()).toBe(0);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await expect(page.locator("[data-field=message]")).toContainText("<script>alert(2)</script>");
  // A mark that turns the direction is gone, and what is left turns nothing beside it.
  await expect(page).toHaveTitle(`\u2068${name.replace("\u202E", "")}\u2069 · Rubaiyat`);
  await expect(page.getByRole("link", { name: "Escrever a" })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
  // Nor does what is no number lead anywhere.
  await expect(page.getByRole("link", { name: "Ligar para" })).toHaveCount(0);
});

test("filters stand in the URL, and going back brings the one before", async ({ page, desk }) => {
  for (let number = 1; number <= 52; number += 1) {
    await desk.sendLead({ email: `many-${number}@example.com`, name: `Lia ${number}.` });
  }
  await desk.openAs(page, "Lou", "/desk/leads");
  await page.getByLabel("Buscar").fill("many-");
  await page.keyboard.press("Enter");
  // The list before the search has the same newest lead.
  await expect(page).toHaveURL(/\?search=many-$/);
  await expect(page.getByRole("link", { name: "Lia 52." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lia 2." })).toHaveCount(0);
  // The URL changes a moment before the list does.
  const older = page.getByRole("link", { name: "Mais antigos" });
  await expect(older).toHaveAttribute("href", /search=many-/);
  await older.click();
  await expect(page.getByRole("link", { name: "Lia 2." })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.goBack();
  await expect(page.getByLabel("Buscar")).toHaveValue("many-");
  await expect(page.getByRole("link", { name: "Lia 52." })).toBeVisible();
  await page.getByText("Mais filtros").click();
  await page.getByLabel("Restaurante").selectOption("rubaiyat-madrid");
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expect(page.getByText("Nenhum contato corresponde")).toBeVisible();
  await expect(page.getByText("Mais filtros (em uso: 1)")).toBeVisible();
  await expect(page).toHaveURL(/\?search=many-&restaurant=rubaiyat-madrid$/);
});

test("each role sees and does with leads what it may", async ({ page, desk }) => {
  const id = await desk.sendLead({ email: "rio@example.com", remarks: "x" });
  const decisions = page.getByRole("button", { name: /liberar|Apagar/ });
  await desk.openAs(page, "Nia", `/desk/leads/${id}`, { role: "lead-reader" });
  await expect(page.getByText("Suspeita de spam").first()).toBeVisible();
  await expect(decisions).toHaveCount(0);

  const ofRio = { role: "restaurant", restaurants: ["rubaiyat-rio"] } as const;
  await desk.openAs(page, "Mar", `/desk/leads/${id}`, ofRio);
  await expect(decisions).toHaveText(["É verdadeiro: liberar"]);
  await page.goto("/desk/leads/1");
  await expect(page.getByText("Isto já não existe.")).toBeVisible();

  await desk.openAs(page, "Oli", "/desk/counts", { role: "editor" });
  await expect(page.getByText("Sua conta não tem acesso a isto.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Contatos|Números/ })).toHaveCount(0);
});

// Rules 10.32 and 10.33.
test("two people see to a guest, and hear of each other", async ({ page, browser, desk }) => {
  const id = await desk.sendLead({ email: "guest@example.com", name: "Gil Prado" });
  const colleague = await otherPerson(browser, desk.url);
  await desk.openAs(colleague, "Ida", `/desk/leads/${id}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await desk.openAs(page, "Eva", "/desk");
  const waiting = async () => {
    const response = await page.request.get("/api/desk/leads?limit=1");
    return ((await response.json()) as LeadPage).unanswered;
  };
  const unanswered = await waiting();
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu).toHaveText(new RegExp(`Menu${unanswered}sem resposta`));
  await menu.click();
  await page.getByRole("link", { name: "Contatos" }).first().click();
  await expect(page.getByRole("link", { name: `Sem resposta: ${unanswered}` })).toBeVisible();
  await page.getByRole("link", { name: "Gil Prado" }).click();
  await page.getByRole("button", { name: "Assumir" }).click();
  await expect(page.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await expectAccessible(page);

  await colleague.getByRole("button", { name: "Assumir" }).click();
  await expect(colleague.getByRole("alert")).toContainText("Um colega fez algo entretanto");
  await expect(colleague.getByText("Responsável: ⁨Eva⁩")).toBeVisible();
  await colleague.getByLabel("Nota para os colegas").fill("Liga só à noite.");
  await colleague.getByRole("button", { name: "Guardar nota" }).click();
  await expect(colleague.getByLabel("Nota para os colegas")).toHaveValue("");
  await colleague.context().close();

  // A telephone link leaves the page where it is.
  await page.getByRole("link", { name: "Ligar para" }).click();
  await expect(page.getByRole("status").last()).toContainText("Marcado como respondido.");
  await expect(page.getByText("Liga só à noite.")).toBeVisible();
  await page.getByRole("button", { name: "Deu certo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Reabrir" })).toBeVisible();
  await expect.poll(waiting).toBe(unanswered - 1);
});
