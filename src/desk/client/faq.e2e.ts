import type { FaqContent } from "#content/kinds/faq.ts";
import {
  fillTexts,
  group,
  htmlOf,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

test("a question is added, moved and soon on home", async ({ page, desk }, { repeatEachIndex }) => {
  const name = `Posso levar o meu cachorro? ${repeatEachIndex}`;
  const english = `May my dog come along? ${repeatEachIndex}`;
  const questions = async () => {
    const { published } = await pieceAt<FaqContent>(page, "faq/home");
    return published.questions.map(({ question }) => question.pt);
  };
  await desk.openAs(page, "Ana", "/desk", { role: "editor" });
  await page.getByRole("navigation").getByRole("link", { name: "Perguntas frequentes" }).click();
  const before = await questions();
  await page.getByRole("button", { name: "Adicionar pergunta" }).click();
  await expect(group(page, "Pergunta").getByLabel("Português", { exact: true })).toBeFocused();
  await fillTexts(page, "Pergunta", [name, english, "¿Puedo llevar a mi perro?"]);
  await fillTexts(page, "Resposta", ["No terraço, sim.", "To the terrace.", "A la terraza."]);

  // The focus goes with it.
  const up = page.getByRole("button", { name: `Mover para cima: ${name}` });
  await up.focus();
  await page.keyboard.press("Enter");
  const count = before.length + 1;
  await expect(page.getByText(`${name}: posição ${count - 1} de ${count}`)).toBeAttached();
  await expect(up).toBeFocused();
  await isSaved(page);

  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.getByRole("dialog").frameLocator("iframe");
  await expect(frame.getByText(name)).toBeVisible();
  await expect(frame.locator("#faq")).toBeInViewport();
  await page.keyboard.press("Escape");

  await publish(page);
  await showsSoon(page, "/pt", name);
  await showsSoon(page, "/en", english);
  expect((await questions()).at(-2)).toBe(name);
  // The other languages stay at the server, also in what React begins with.
  expect(await htmlOf(page, "/en")).not.toContain(name);
});
