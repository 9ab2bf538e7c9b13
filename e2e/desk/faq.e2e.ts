import type { FaqContent } from "#content/kinds/faq.ts";
import { fillTexts, htmlOf, isSaved, pieceAt, publish, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

test("adds and moves a question, and shows it on home soon", async ({ page, desk }, {
  repeatEachIndex,
}) => {
  const name = `Posso levar o meu cachorro? ${repeatEachIndex}`;
  const english = `May my dog come along? ${repeatEachIndex}`;
  await desk.openAs(page, "Ana", "/desk", { role: "editor" });
  await page.getByRole("navigation").getByRole("link", { name: "Perguntas frequentes" }).click();
  await page.getByRole("button", { name: "Adicionar pergunta" }).click();
  await expect(page.locator('[name$=".question.pt"]:focus')).toHaveValue("");
  await fillTexts(page, "Pergunta", [name, english, "¿Puedo llevar a mi perro?"]);
  await fillTexts(page, "Resposta", ["No terraço, sim.", "To the terrace.", "A la terraza."]);
  // The focus moves with it.
  const up = page.getByRole("button", { name: `Mover para cima: ${name}` });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(new RegExp(`cachorro. ${repeatEachIndex}: posição \\d+`)),
  ).toBeAttached();
  await expect(up).toBeFocused();
  await isSaved(page);

  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.frameLocator(".preview iframe");
  await expect(frame.getByText(name)).toBeVisible();
  await expect(frame.locator("#faq")).toBeInViewport();
  await page.getByRole("button", { name: "Fechar a prévia" }).click();

  await publish(page);
  await showsSoon(page, "/en", english);
  const { published } = await pieceAt<FaqContent>(page, "faq/home");
  expect(published.questions.at(-2)?.question.pt).toBe(name);
  // Other languages stay on the server, also in React's initial data.
  expect(await htmlOf(page, "/en")).not.toContain(name);
});
