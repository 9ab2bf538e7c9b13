import type { Page } from "@playwright/test";
import type { FaqContent } from "#content/kinds/faq.ts";
import {
  bar,
  drag,
  fillTexts,
  group,
  htmlOf,
  isAsPublished,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { NIGHTLY } from "#tests/page-fixtures.ts";

const PATH = "/desk/faq/home";
const rows = (page: Page) => page.locator(".row");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const toggle = (page: Page, name: string) => row(page, name).locator(".row-toggle");
async function open(page: Page) {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perguntas frequentes");
}

async function add(page: Page, question: string, answer: string) {
  await page.getByRole("button", { name: "Adicionar pergunta" }).click();
  await expect(group(page, "Pergunta").getByLabel("Português", { exact: true })).toBeFocused();
  await fillTexts(page, "Pergunta", [question, `${question} (en)`, `${question} (es)`]);
  await fillTexts(page, "Resposta", [answer, `${answer} (en)`, `${answer} (es)`]);
}

async function published(page: Page) {
  return (await pieceAt<FaqContent>(page, "faq/home")).published;
}

/** What search engines read of home's questions. */
function structuredQuestions(html: string): readonly string[] {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { "@graph": graph = [] } = JSON.parse(json) as { "@graph"?: readonly object[] };
  const faq = new Map(graph.map((node) => [Reflect.get(node, "@type"), node])).get("FAQPage");
  const questions: readonly { readonly name: string }[] =
    Reflect.get(faq ?? {}, "mainEntity") ?? [];
  return questions.map(({ name }) => name);
}

test("a question is added in three languages, moved by keys and by drag, and home soon shows it in its own", async ({
  page,
  desk,
}, { repeatEachIndex }) => {
  const name = `Posso levar o meu cachorro? ${repeatEachIndex}`;
  await desk.openAs(page, "Ana", "/desk", { role: "editor" });
  await page.getByRole("navigation").getByRole("link", { name: "Perguntas frequentes" }).click();
  await expect(page).toHaveURL(/\/desk\/faq\/home$/);
  const before = (await published(page)).questions.map(({ question }) => question.pt);
  await add(page, name, "No terraço, sim.");

  // By keyboard; the focus goes with it.
  const up = page.getByRole("button", { name: `Mover para cima: ${name}` });
  await up.focus();
  await page.keyboard.press("Enter");
  const count = before.length + 1;
  await expect(page.getByText(`${name}: posição ${count - 1} de ${count}`)).toBeAttached();
  await expect(up).toBeFocused();
  while ((await up.getAttribute("aria-disabled")) === null) await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText(name);

  // By drag, behind what was the first.
  await toggle(page, name).click();
  await drag(page, row(page, name), "behind", rows(page).nth(1));
  await expect(rows(page).nth(1)).toContainText(name);
  await isSaved(page);

  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.getByRole("dialog").frameLocator("iframe");
  await expect(frame.getByText(name)).toBeVisible();
  await expect(frame.locator("#faq")).toBeInViewport();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeInViewport();
  await page.keyboard.press("Escape");
  expect(await htmlOf(page, "/pt")).not.toContain(name);

  await publish(page);
  await showsSoon(page, "/pt", name);
  const order = [before[0], name, ...before.slice(1)];
  const { questions } = await published(page);
  expect(questions.map(({ question }) => question.pt)).toEqual(order);
  for (const [language, path] of [
    ["pt", "/pt"],
    ["en", "/en"],
    ["es", "/es"],
  ] as const) {
    await expect.poll(() => htmlOf(page, path)).toContain(questions[1]?.question[language]);
    const html = await htmlOf(page, path);
    expect(structuredQuestions(html)).toEqual(questions.map(({ question }) => question[language]));
    // The other languages stay at the server, also in what React begins with.
    const foreign = questions
      .flatMap(({ question, answer }) => [question, answer])
      .flatMap((texts) => Object.values(texts).filter((text) => !texts[language].includes(text)));
    expect(foreign.filter((text) => html.includes(text))).toEqual([]);
  }
  await page.goto("/pt");
  await page.getByText(name).click();
  await expect(page.getByText("No terraço, sim.")).toBeVisible();
});

test(
  "what is removed comes back; without a question the section leaves the page, until the history brings it back",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.signIn(page, "Caio");
    await open(page);
    const { questions } = await published(page);
    // Not the first: what comes back must find its own place.
    const [, second] = questions;
    const name = second?.question.pt ?? "";
    await toggle(page, name).click();
    await page.getByRole("button", { name: `Remover esta pergunta: ${name}` }).click();
    await expect(rows(page)).toHaveCount(questions.length - 1);
    await expect(rows(page).nth(1).locator("button").first()).toBeFocused();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(rows(page).nth(1)).toContainText(name);
    await isAsPublished(page);

    for (let left = questions.length; left > 0; left -= 1) {
      const first = rows(page).first();
      if ((await first.getAttribute("data-open")) === null)
        await first.locator(".row-toggle").click();
      await first.getByRole("button", { name: /^Remover esta pergunta/ }).click();
      await expect(rows(page)).toHaveCount(left - 1);
    }
    await expect(page.getByRole("button", { name: "Adicionar pergunta" })).toBeFocused();
    await publish(page);
    await expect.poll(() => htmlOf(page, "/pt")).not.toContain('id="faq"');
    expect(structuredQuestions(await htmlOf(page, "/pt"))).toEqual([]);
    await expect.poll(() => htmlOf(page, "/en")).not.toContain('id="faq"');
    await page.goto("/en");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(3);

    await page.goto(`${PATH}/history`);
    await expect(page.getByText("Mudou: Perguntas e respostas").first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Publicar esta versão/ })
      .first()
      .click();
    await expect.poll(async () => (await published(page)).questions).toEqual(questions);
    await showsSoon(page, "/pt", 'id="faq"');
  },
);

test(
  "what is wrong is named with its question, and a question that moves stays marked",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.signIn(page, "Davi");
    await open(page);
    const { questions } = await published(page);
    const name = questions.at(-1)?.question.pt ?? "";
    await page.getByRole("button", { name: "Adicionar pergunta" }).click();
    await isSaved(page);
    await tryToPublish(page);
    const number = questions.length + 1;
    await page
      .getByRole("link", { name: `Pergunta ${number} · Resposta · English`, exact: true })
      .click();
    await expect(group(page, "Resposta").getByLabel("English", { exact: true })).toBeFocused();
    await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
    await expect(rows(page)).toHaveCount(questions.length);

    await toggle(page, name).click();
    await group(page, "Resposta").getByLabel("Português", { exact: true }).fill("Avise a casa.");
    await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);
    // Moved, it stays marked, and nothing else is.
    await page.getByRole("button", { name: `Mover para cima: ${name}` }).click();
    await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);
    await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  },
);
