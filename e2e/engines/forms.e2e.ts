import type { BrowserTab } from "./browser-tab.ts";
import { anEmail, CONTACT_SENTENCES } from "#tests/lead-form.ts";
import { ownDataPath } from "#language/path-to.ts";
import { test } from "./browser-fixtures.ts";

const FORM = "main form";

async function fillContact(tab: BrowserTab): Promise<void> {
  await tab.type(`${FORM} input[name=name]`, "Maria Silva");
  await tab.type(`${FORM} input[name=email]`, anEmail());
  await tab.type(`${FORM} input[name=phone]`, "+55 11 99999-0000");
  await tab.choose(`${FORM} select[name=subject]`, "elogios-sugestoes");
  await tab.choose(`${FORM} select[name=restaurant]`, "rubaiyat-rio");
  await tab.type(`${FORM} textarea[name=message]`, "Um jantar inesquecível, obrigada.");
}

test("shows an error under each field of an empty message, and sends the corrected one", async ({
  tab,
}) => {
  await tab.open("/pt/contato");
  await tab.hydrate();
  await tab.click(`${FORM} button[type=submit]`);
  await tab.expects(CONTACT_SENTENCES["/pt/contato"], () =>
    [...document.querySelectorAll("main .field-error:not([hidden])")].map((one) => one.textContent),
  );
  await tab.expects("name", () => document.activeElement?.getAttribute("name"));
  await fillContact(tab);
  await tab.expects(0, () => document.querySelectorAll("main .field-error:not([hidden])").length);
  await tab.click(`${FORM} button[type=submit]`);
  await tab.sees({ css: ".toast", text: "Mensagem enviada!" });
  await tab.expects(
    "",
    () => document.querySelector<HTMLInputElement>("main form input[name=name]")?.value,
  );
});

test("sends a phone's message before React", async ({ tab }) => {
  await tab.resize(tab.phoneWidth);
  await tab.open("/pt/contato");
  await fillContact(tab);
  await tab.click(`${FORM} button[type=submit]`);
  await tab.sees({ css: ".toast, [data-result=sent]", text: "Mensagem enviada" });
});

test("restores typed text after a reload and going back, before React", async ({ tab }) => {
  const typed = () => document.querySelector<HTMLInputElement>("main form input[name=name]")?.value;
  await tab.open("/pt/contato");
  await tab.type(`${FORM} input[name=name]`, "Primeira Pessoa");
  await tab.choose(`${FORM} select[name=subject]`, "parcerias");
  await tab.sees("html[data-hydrated]");
  await tab.evaluate(() => void setTimeout(() => location.reload()));
  await tab.sees("html:not([data-hydrated])");
  await tab.expects("Primeira Pessoa", typed);
  await tab.open("/pt/delivery");
  await tab.back();
  await tab.isAt("/pt/contato");
  await tab.expects("Primeira Pessoa", typed);
  await tab.type(`${FORM} input[name=name]`, "Segunda");
  await tab.hydrate();
  await tab.expects("Segunda", typed);
  await tab.expects("parcerias", () => document.querySelector("select")?.value);
});

test("sends a form posted by the browser itself, even to a page without referrer", async ({
  tab,
}) => {
  await tab.open(ownDataPath("pt"));
  await tab.type("footer form input[name=name]", "Maria");
  await tab.type("footer form input[name=email]", anEmail());
  await tab.evaluate(() =>
    HTMLFormElement.prototype.submit.call(document.querySelector("footer form")),
  );
  await tab.isAt("/pt/newsletter");
  await tab.sees("main [data-result=sent]");
});
