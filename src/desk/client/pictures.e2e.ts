import type { Locator, Page } from "@playwright/test";
import type { PicturePage } from "#desk/media-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { aPhotograph, fromPhone } from "#tests/builders/uploaded-picture.ts";
import { htmlOf, isSaved, pieceAt, publish, publishContent } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

test.use({
  // What a connection that is taken away says.
  expectedMessages: async ({ expectedMessages }, use) =>
    use([...expectedMessages, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/]),
});

const choose = (place: Page | Locator, files: Parameters<Locator["setInputFiles"]>[0]) =>
  place.locator("input[type=file]").setInputFiles(files);
const textIn = (page: Page | Locator, language: string) =>
  page.getByRole("textbox", { name: language, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true });
const announced = (page: Page) => page.locator(".announcement");

async function newest(page: Page) {
  const { pictures } = (await (await page.request.get("/api/desk/media")).json()) as PicturePage;
  return pictures[0]!;
}

/** Says what a picture shows, in Portuguese, English and Spanish. */
async function describe(place: Page | Locator, ...texts: readonly string[]) {
  for (const [index, language] of LANGUAGES.entries()) {
    await textIn(place, LANGUAGE_NAMES[language]).fill(texts[index] ?? "");
  }
}

// Rule 10.16.
test("a photograph is uploaded, used and replaced", async ({ page, desk }, { repeatEachIndex }) => {
  const restaurant = `casa-das-imagens-${repeatEachIndex}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openAs(page, "Ana", "/desk/pictures");
  // One that no other test knows.
  const { published } = await pieceAt(page, "restaurants/rubaiyat-madrid");
  const own = { slug: restaurant, name: restaurant };
  await publishContent(page, `restaurants/${restaurant}`, { ...published, ...own });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  const photograph = await fromPhone("IMG_0001.JPG");
  await choose(page, photograph);
  const size = Number((await (await sent).allHeaders())["content-length"]);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThan(photograph.buffer.length);
  await expect(announced(page)).toContainText("Imagem enviada");
  // Upright, and as small as the server would have made it.
  const uploaded = await newest(page);
  const { id, focus, changedAt: seen } = uploaded;
  expect(uploaded).toMatchObject({ width: 1920, height: 2560, isIllustration: false });
  // What it stands before in the list may be another one's, until the list is loaded again.
  const tile = page.locator(`.picture-tile[href$="/${id}"]`);
  await expect(tile).toContainText("Falta o texto");
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sem texto alternativo");

  // The focal point by pointer, and from there by the arrow keys.
  await page.getByRole("radio", { name: "Em cima, à esquerda" }).click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const corner = page.getByRole("radio", { name: "Borda de cima, borda esquerda" });
  await expect(corner).toBeFocused();
  await expect(corner).toBeChecked();
  const crops = page.getByRole("group", { name: "Como o site corta a imagem" }).locator("img");
  await expect(crops.first()).toHaveCSS("object-position", "0% 0%");
  await textIn(page, "Português").fill("Terraço ao sol");
  await expect(page.getByText("Fica guardado neste navegador.")).toBeVisible();
  // Nothing typed is lost with the tab.
  await page.reload();
  await expect(textIn(page, "Português")).toHaveValue("Terraço ao sol");
  await describe(page, "Terraço ao sol", "A terrace in the sun", "Terraza al sol");
  await textIn(page, "Crédito").fill("Ana Lima");
  // What somebody else saved meanwhile is not overwritten unasked.
  const theirs = { texts: { pt: "Outro texto", en: "", es: "" }, credit: "", restaurant: "" };
  await page.request.put(`/api/desk/media/${id}`, {
    headers: { Origin: desk.url },
    data: { ...theirs, isIllustration: false, focus, seen },
  });
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Outra pessoa salvou esta imagem");
  await page.getByRole("button", { name: "Salvar o que está aqui" }).click();
  await expect(announced(page)).toContainText("Imagem salva");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terraço ao sol");
  await expect.poll(() => newest(page)).toMatchObject({ credit: "Ana Lima" });

  // On the restaurant: as its picture, and in the gallery, first in the order.
  await page.goto(`/desk/restaurants/${restaurant}`);
  await page.getByRole("button", { name: "Trocar imagem: Imagem principal" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await picker.getByRole("button", { name: "Terraço ao sol" }).click();
  await expect(picker).toHaveCount(0);
  const hero = page.getByRole("group", { name: "Imagem principal" });
  await expect(hero).toContainText("Terraço ao sol");
  await page.getByRole("button", { name: "Adicionar imagens" }).click();
  const several = page.getByRole("dialog", { name: "Escolher imagens" });
  await several.getByRole("button", { name: "Terraço ao sol" }).click();
  await several.getByRole("button", { name: "Adicionar escolhidas: 1" }).click();
  const gallery = page.locator('.row[data-field^="images."]');
  const count = await gallery.count();
  await expect(gallery.last()).toContainText("Terraço ao sol");
  for (let place = count; place > 1; place -= 1) {
    await page
      .getByRole("button", { name: `Mover para cima: Imagem ${place}`, exact: true })
      .click();
  }
  await expect(gallery.first()).toContainText("Terraço ao sol");
  await isSaved(page);
  await publish(page);

  const path = `/en/restaurants/madrid/${restaurant}`;
  const firstPicture = async () => /src="(\/media\/[^"]+)"/.exec(await htmlOf(page, path))?.[1];
  const first = await firstPicture();
  expect(first).toMatch(/^\/media\/[\da-f]{16}-1920x2560-\w+-00\.jpg$/);
  await page.goto(path);
  const shown = page.locator("[data-hero] img");
  await expect(shown).toHaveAttribute("alt", "A terrace in the sun");
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  // Another file in its place: everywhere at once, and back.
  await page.goto(`/desk/pictures/${id}`);
  await expect(page.getByRole("link", { name: restaurant }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir imagem" })).toHaveCount(0);
  await choose(page, await fromPhone("IMG_0002.JPG", "#3050a0"));
  await expect(announced(page)).toContainText("Arquivo trocado em todos os lugares");
  await expect(page.getByText("O arquivo foi trocado depois")).toBeVisible();
  await expect.poll(firstPicture).not.toBe(first);
  await announced(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(announced(page)).toContainText("O arquivo anterior voltou");
  await expect.poll(firstPicture).toBe(first);

  // What a page shows does not lose its text.
  await textIn(page, "English").fill("");
  await save(page).click();
  await expect(page.getByText("O site mostra esta imagem")).toBeVisible();
  await expect(textIn(page, "English")).toHaveAttribute("aria-invalid", "true");

  // It is the group's: the people of a restaurant use it, and no more.
  const ofLilas = { role: "restaurant", restaurants: ["cabana-las-lilas"] } as const;
  await desk.openAs(page, "Fabi", `/desk/pictures/${id}`, ofLilas);
  await expect(page.getByText("você pode usá-la, mas não alterá-la")).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("what cannot be sent says why and can be tried again @nightly", async ({ page, desk }) => {
  await desk.openAs(page, "Bia", "/desk/pictures", { role: "editor" });
  const row = (name: string) => page.locator(".upload").filter({ hasText: name });
  // As a file is dropped from another window.
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["No picture at all"], "text.jpg", { type: "image/jpeg" }));
    return data;
  });
  await page.locator(".file-field").dispatchEvent("drop", { dataTransfer });
  const buffer = await aPhotograph({ width: 200, height: 200 }).jpeg().toBuffer();
  await choose(page, { name: "small.jpg", mimeType: "image/jpeg", buffer });
  await expect(row("text.jpg")).toContainText("não é uma foto em JPEG, PNG, WebP ou AVIF");
  await expect(row("small.jpg")).toContainText("pelo menos 300 pixels");
  for (const name of ["text.jpg", "small.jpg"]) {
    await page.getByRole("button", { name: `Remover: ${name}` }).click();
  }
  await expect(page.locator(".upload")).toHaveCount(0);

  let isAway = true;
  await page.route("**/api/desk/media?*", (route) =>
    isAway && route.request().method() === "POST"
      ? route.abort("internetdisconnected")
      : route.fallback(),
  );
  // While the server says nothing, it can be stopped.
  await page.route("**/api/desk/media?kind=illustration*", () => {});
  await page.getByLabel("É uma ilustração").check();
  await choose(page, await fromPhone("stopped.jpg"));
  await expect(row("stopped.jpg").getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar: stopped.jpg" }).click();
  await expect(page.locator(".upload")).toHaveCount(0);
  await page.getByLabel("É uma ilustração").uncheck();

  await choose(page, await fromPhone("lost.jpg", "#50a030"));
  await expect(row("lost.jpg")).toContainText("não chegou ao servidor");
  isAway = false;
  await page.getByRole("button", { name: "Tentar de novo: lost.jpg" }).click();
  await expect(announced(page)).toContainText("Imagem enviada");
  await expect(page.locator(".upload")).toHaveCount(0);

  // Nobody uses it: it is among those, and can go.
  const { id } = await newest(page);
  await page.getByRole("link", { name: "Sem uso" }).click();
  await expect(page).toHaveURL(/show=unused/);
  await page.locator(`.picture-tile[href$="/${id}"]`).click();
  await page.getByRole("button", { name: "Excluir imagem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Excluir imagem" }).click();
  await expect(announced(page)).toContainText("Imagem excluída");
  await expect(page).toHaveURL(/\/desk\/pictures$/);
});

test("a picture uploaded while choosing is described before its use", async ({ page, desk }) => {
  await desk.openAs(page, "Caio", "/desk/experiences/reveillon-no-lago");
  await page.getByRole("button", { name: "Trocar imagem: Imagem" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await choose(picker, await fromPhone("table.jpg", "#807020"));
  const form = page.getByRole("dialog", { name: "Descreva a imagem" });
  await form.getByRole("button", { name: "Salvar e usar" }).click();
  await expect(form.getByText("Preencha este campo.")).toHaveCount(3);
  await describe(form, "Mesa no dique", "A table by the dock", "Mesa en el dique");
  await form.getByRole("button", { name: "Salvar e usar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Imagem", exact: true })).toContainText(
    "Mesa no dique",
  );
  await isSaved(page);
});

test("several photographs are sent at once, then described @nightly", async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openAs(page, "Gil", "/desk/restaurants/rubaiyat-brasilia");
  const gallery = page.locator('.row[data-field^="images."]');
  await page.getByRole("button", { name: "Adicionar imagens" }).click();
  const before = await gallery.count();
  const picker = page.getByRole("dialog", { name: "Escolher imagens" });
  const add = picker.getByRole("button", { name: /^Adicionar escolhidas/ });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await choose(picker, [
    await fromPhone("one.jpg", "#203040"),
    await fromPhone("two.jpg", "#405060"),
    await fromPhone("three.jpg", "#607080"),
  ]);
  await expect(add).toHaveText("Adicionar escolhidas: 3", { timeout: 60_000 });
  await expect(add).not.toHaveAttribute("aria-disabled");
  // One of them is not wanted here; one of the site's own is.
  await picker.locator(".picture-tile[aria-pressed=true]").first().click();
  await picker.getByRole("button", { name: "Do próprio site" }).click();
  await picker.getByRole("button", { name: "Gravura: mesas no cais à noite" }).click();
  await expect(add).toHaveText("Adicionar escolhidas: 3");
  await add.click();
  for (const [title, words] of [
    ["Descrever as imagens: faltam 2", "Primeira"],
    ["Descreva a imagem", "Segunda"],
  ] as const) {
    const form = page.getByRole("dialog", { name: title });
    await describe(form, words, words, words);
    await textIn(form, "Crédito").fill("Ana Lima");
    await form.getByRole("button", { name: "Salvar e usar" }).click();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(gallery).toHaveCount(before + 3);
  await expect(gallery.nth(before)).toContainText("Primeira");
  await expect(gallery.nth(before + 1)).toContainText("Segunda");
  await expect(gallery.nth(before + 2)).toContainText("mesas no cais");
  await isSaved(page);
  expect((await newest(page)).credit).toBe("");
});
