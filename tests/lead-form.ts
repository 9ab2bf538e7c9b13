import { expect, type Locator, type Page } from "@playwright/test";
import type { startRdStation } from "#services/rd-station/rd-station.fake.ts";

type Platform = Awaited<ReturnType<typeof startRdStation>>;

const CONTACT = {
  Nome: "Maria Silva",
  Telefone: "+55 11 99999-0000",
  Mensagem: "Um jantar inesquecível, obrigada.",
};

export function anEmail(): string {
  return `maria-${crypto.randomUUID()}@example.com`;
}

export const footerForm = (page: Page): Locator => page.getByRole("contentinfo").getByRole("form");

export async function signUp(page: Page, email = anEmail()): Promise<void> {
  const form = footerForm(page);
  await form.locator("[name=name]").fill("Maria Silva");
  await form.locator("[name=email]").fill(email);
  await form.getByRole("button").click();
}

/** Returns the platform's body of the one lead from an e-mail. */
export async function deliveredLead(platform: Platform, email: string): Promise<unknown> {
  await expect.poll(() => platform.taken(email)).toBe(1);
  return platform.state.received.find(({ body }) => JSON.stringify(body).includes(email))?.body;
}

export function contactForm(page: Page): Locator {
  return page.getByRole("form", { name: "Escreva para nós" });
}

/** Fills in the contact form; returns the e-mail. */
export async function fillContact(
  page: Page,
  changes: Partial<typeof CONTACT> = {},
  email = anEmail(),
  restaurant = "rubaiyat-rio",
) {
  const form = contactForm(page);
  for (const [label, text] of Object.entries({ ...CONTACT, ...changes })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Assunto").selectOption("elogios-sugestoes");
  await form.getByLabel("Casa").selectOption(restaurant);
  return email;
}

/** The errors of an empty contact form, in page order (rule 6.3). */
export const CONTACT_SENTENCES = {
  "/pt/contato": [
    "Nome deve ter pelo menos 2 caracteres",
    "Email inválido",
    "Telefone deve ter pelo menos 10 dígitos",
    "Selecione um assunto",
    "Selecione uma casa",
    "Mensagem deve ter pelo menos 10 caracteres",
  ],
  "/en/contact": [
    "Name must have at least 2 characters",
    "Invalid email",
    "Phone must have at least 10 digits",
    "Select a subject",
    "Select a restaurant",
    "Message must have at least 10 characters",
  ],
  "/es/contacto": [
    "El nombre debe tener al menos 2 caracteres",
    "Email inválido",
    "El teléfono debe tener al menos 10 dígitos",
    "Seleccione un asunto",
    "Seleccione una casa",
    "El mensaje debe tener al menos 10 caracteres",
  ],
};
