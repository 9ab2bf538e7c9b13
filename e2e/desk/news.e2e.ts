import type { Locator, Page } from "@playwright/test";
import type { ArticleContent } from "#content/kinds/article.ts";
import {
  bar,
  chooseBuiltIn,
  fillTexts,
  group,
  isAsPublished,
  isSaved,
  pieceAt,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { switchLanguage } from "#tests/page-actions.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const body = (page: Page, language: string) =>
  group(page, "Texto").getByRole("textbox", { name: language, exact: true });
const tool = (page: Page, language: string, name: string) =>
  page.getByRole("toolbar", { name: `Formatação: ${language}` }).getByRole("button", { name });

const articleAt = (page: Page, slug: string) => pieceAt<ArticleContent>(page, `news/${slug}`);

/** Pastes HTML like a page of another site's. */
async function paste(target: Locator, html: string) {
  await target.focus();
  await target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    clipboardData.setData("text/plain", "plain");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

// Rule 10.18.
test("writes an article in three languages and shows it on the site", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Novidades" }).click();
  await expect(page.getByRole("row", { name: /As adegas por trás/ })).toContainText("Fixa");
  await page.getByRole("button", { name: "Nova notícia" }).click();
  const creation = page.getByRole("dialog", { name: "Nova notícia" });
  await creation.getByLabel("Título em português").fill("Lenha de figueira");
  await creation.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lenha de figueira");
  await expect(page).toHaveURL(/\/desk\/news\/lenha-de-figueira$/);
  await fillTexts(page, "Título", ["Lenha de figueira", "Fig wood", "Leña de higuera"]);
  await fillTexts(page, "Frase de abertura", ["O fogo.", "The fire.", "El fuego."]);

  await body(page, "Português").click();
  await page.keyboard.type("A lenha vem ");
  await tool(page, "Português", "Negrito").click();
  await page.keyboard.type("de perto");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(". Leia ");
  // By keyboard: to the toolbar, along it, and back to the text.
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link no texto" });
  await dialog.getByLabel("Palavras do link").fill("a carta");
  await dialog.getByLabel("Endereço").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Pôr o link" }).click();
  await expect(dialog.getByText("Escreva um endereço que comece")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Endereço").fill("www.rubaiyat.example/carta");
  await dialog.getByRole("button", { name: "Pôr o link" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(body(page, "Português")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Português", "Negrito")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Português", "Título de seção")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(body(page, "Português")).toBeFocused();
  await expect(tool(page, "Português", "Título de seção")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("O corte");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- seco");
  await page.keyboard.press("Enter");
  await page.keyboard.type("limpo");
  for (const [language, text] of [
    ["English", "The wood comes from near."],
    ["Español", "La leña viene de cerca."],
  ] as const) {
    await body(page, language).click();
    await page.keyboard.type(text);
  }
  await isSaved(page);
  await page.reload();
  await expect(body(page, "Português").getByRole("heading", { name: "O corte" })).toBeVisible();

  // Category and cover are missing, but the preview works.
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  await expect(page.frameLocator("iframe").locator("h1")).toHaveText("Lenha de figueira");
  await tryToPublish(page);
  await expect(page.getByText("Escolha uma categoria.")).toBeVisible();
  await page.getByLabel("Categoria").selectOption("Gastronomia");
  await chooseBuiltIn(page, "Imagem de capa");
  await page.getByRole("button", { name: "Adicionar marcador" }).click();
  await page.getByRole("textbox", { name: "Marcador 1" }).fill("Brasa");

  // A scheduled article has its time as date; an undated one gets that of its first publication.
  const date = page.getByLabel("Data e hora");
  // The refused version has a date already.
  await date.fill("");
  await bar(page).getByRole("button", { name: "Publicar em outra hora" }).click();
  const time = await page.getByLabel("Dia e hora").inputValue();
  expect(time).toMatch(/T09:00$/);
  await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).click();
  await expect(date).toHaveValue(time);
  expect((await page.request.get("/pt/novidades/lenha-de-figueira")).status()).toBe(404);
  await bar(page).getByRole("button", { name: "Cancelar o plano" }).click();
  await isSaved(page);
  await date.fill("");
  await publish(page);

  const { published } = await articleAt(page, "lenha-de-figueira");
  expect(published?.content).toEqual({
    pt: "A lenha vem **de perto**. Leia [a carta](https://www.rubaiyat.example/carta)\n\n## O corte\n\n- seco\n- limpo",
    en: "The wood comes from near.",
    es: "La leña viene de cerca.",
  });
  const age = Date.now() - Date.parse(published?.publishedAt ?? "");
  expect(Math.abs(age)).toBeLessThan(3_600_000);
  await showsSoon(page, "/es/noticias/lenha-de-figueira", "La leña viene de cerca.");

  // Rule 1.14.
  await page.goto("/desk/news/lenha-de-figueira");
  await group(page, "Idiomas").getByLabel("Español").uncheck();
  await expect(body(page, "Español")).toBeHidden();
  await tryToPublish(page);
  const question = page.getByRole("dialog", { name: "em Español" });
  await expect(question.getByRole("listitem")).toHaveText(["/es/noticias/lenha-de-figueira"]);
  await question.getByRole("button", { name: "Tirar do site" }).click();
  await isAsPublished(page);
  await showsSoon(page, "/es/noticias/lenha-de-figueira", "noindex");
  await page.goto("/pt/novidades/lenha-de-figueira");
  await switchLanguage(page, "Español");
  await expect(page).toHaveURL(/\/es\/noticias$/);
});

test.describe("a page of another site", () => {
  test.use({
    // The browser reports each blocked script and style of that page.
    expectedMessages: async ({ expectedMessages }, use) =>
      use([...expectedMessages, /violates the following Content Security Policy directive/]),
  });

  test("is reduced to what the site shows when pasted, and runs nowhere", async ({
    page,
    desk,
  }) => {
    await desk.openAs(page, "Bia", "/desk/news/jockey-dez-anos");
    const english = body(page, "English");
    await english.click();
    await page.keyboard.press("Control+a");
    await paste(
      english,
      `<h1 style="color:red" onclick="document.title='bad'">Big</h1>
       <script>document.title = "bad"</script><style>body { display: none }</style>
       <p>One <b>bold</b> <u>under</u> <font color="red">red</font>
         <a href="javascript:document.title='bad'">no</a>
         <a href="mailto:a@b.example">mail</a>
         <a href="https://e.example/?a=1" target="_blank" onclick="x()">yes</a>
         <img src=x onerror="document.title='bad'"><img src="data:image/png;base64,AAAA"></p>
       <table><tr><td>cell</td></tr></table><iframe src="https://e.example"></iframe>
       <p>&lt;script&gt;text&lt;/script&gt;</p>`,
    );
    await expect(english.getByRole("heading", { level: 2, name: "Big" })).toBeVisible();
    await expect(
      english.locator("img, u, font, table, script, style, iframe, [style]"),
    ).toHaveCount(0);
    await expect(english.getByRole("link")).toHaveText(["mail", "yes"]);
    await isSaved(page);
    await expect
      .poll(async () => (await articleAt(page, "jockey-dez-anos")).draft?.content.content.en)
      .toMatch(
        /^## Big\n\nOne \*\*bold\*\* under red no \[mail\]\(mailto:a@b\.example\) \[yes\]\(https:\/\/e\.example\/\?a=1\)\n\ncell\n\n\\<script>text\\<\/script>$/,
      );
    // Other languages stay untouched.
    const { published, draft } = await articleAt(page, "jockey-dez-anos");
    expect(draft?.content.content.pt).toBe(published?.content.pt);
    await publish(page);
    await showsSoon(page, "/en/news/jockey-dez-anos", "&lt;script&gt;text&lt;/script&gt;");
    await page.goto("/en/news/jockey-dez-anos");
    await expect(page.locator(".article-body")).toContainText("<script>text</script>");
    await expect(page.locator(".article-body").getByRole("link")).toHaveText(["mail", "yes"]);
    await expect(page).not.toHaveTitle(/bad/);
  });
});

test("changes only typed text, and restores a discarded one", async ({ page, desk }) => {
  await desk.openAs(page, "Davi", "/desk/news/premio-melhor-steakhouse");
  const { published: before } = await articleAt(page, "premio-melhor-steakhouse");
  const portuguese = body(page, "Português");
  await portuguese.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Nova abertura. ");
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);
  await isSaved(page);
  // Every other letter of the text is unchanged.
  await expect
    .poll(async () => (await articleAt(page, "premio-melhor-steakhouse")).draft?.content.content.pt)
    .toBe(`Nova abertura. ${before?.content.pt ?? ""}`);
  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(portuguese).not.toContainText("Nova abertura.");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(portuguese).toContainText("Nova abertura.");
  await isSaved(page);
  await page.getByLabel("Mostrar esta notícia").uncheck();
  await expect(page.getByText("O site promete esta página")).toBeVisible();
  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
});
