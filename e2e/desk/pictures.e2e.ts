import type { Locator, Page } from "@playwright/test";
import type { PicturePage } from "#content/desk/uploads/media-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { fromPhone } from "#tests/builders/uploaded-picture.ts";
import { htmlOf, isSaved, pieceAt, publish, publishContent } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

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

/** Describes a picture in Portuguese, English and Spanish. */
async function describe(place: Page | Locator, ...texts: readonly string[]) {
  for (const [index, language] of LANGUAGES.entries()) {
    await textIn(place, LANGUAGE_NAMES[language]).fill(texts[index] ?? "");
  }
}

// Rule 10.16.
test("uploads, uses and replaces a photograph", async ({ page, desk }, { repeatEachIndex }) => {
  const restaurant = `casa-das-imagens-${repeatEachIndex}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openAs(page, "Ana", "/desk/pictures");
  // A picture that no other test uses.
  const { published } = await pieceAt(page, "restaurants/rubaiyat-madrid");
  const own = { slug: restaurant, name: restaurant };
  await publishContent(page, `restaurants/${restaurant}`, { ...published, ...own });
  await choose(page, await fromPhone("IMG_0001.JPG"));
  await expect(announced(page)).toContainText("Imagem enviada");
  // Upright, and as small as the server would make it.
  const uploaded = await newest(page);
  const { id } = uploaded;
  expect(uploaded).toMatchObject({ width: 1920, height: 2560, isIllustration: false });
  // Its neighbour may be another test's until the list reloads.
  const tile = page.locator(`.picture-tile[href$="/${id}"]`);
  await expect(tile).toContainText("Falta o texto");
  await tile.click();

  // Sets the focal point by pointer, then by arrow keys.
  await page.getByRole("radio", { name: "Em cima, à esquerda" }).click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const corner = page.getByRole("radio", { name: "Borda de cima, borda esquerda" });
  await expect(corner).toBeFocused();
  await expect(corner).toBeChecked();
  await textIn(page, "Português").fill("Terraço ao sol");
  await expect(page.getByText("Fica guardado neste navegador.")).toBeVisible();
  // Typed text survives a closed tab.
  await page.reload();
  await expect(textIn(page, "Português")).toHaveValue("Terraço ao sol");
  await describe(page, "Terraço ao sol", "A terrace in the sun", "Terraza al sol");
  await save(page).click();
  await expect(announced(page)).toContainText("Imagem salva");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terraço ao sol");

  await page.goto(`/desk/restaurants/${restaurant}`);
  await page.getByRole("button", { name: "Trocar imagem: Imagem principal" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await picker.getByRole("button", { name: "Terraço ao sol" }).click();
  await expect(picker).toHaveCount(0);
  await page.getByRole("button", { name: "Adicionar imagens" }).click();
  const several = page.getByRole("dialog", { name: "Escolher imagens" });
  await several.getByRole("button", { name: "Terraço ao sol" }).click();
  await several.getByRole("button", { name: "Adicionar escolhidas: 1" }).click();
  await isSaved(page);
  await publish(page);

  const path = `/en/restaurants/madrid/${restaurant}`;
  const firstPicture = async () => /src="(\/media\/[^"]+)"/.exec(await htmlOf(page, path))?.[1];
  const first = await firstPicture();
  expect(first).toMatch(/^\/media\/[\da-f]{16}-1920x2560-\w+-00\.jpg$/);
  await page.goto(path);
  const shown = page.locator("[data-hero] img");
  await expect(shown).toHaveAttribute("alt", "A terrace in the sun");

  // Replaces the file everywhere, and back.
  await page.goto(`/desk/pictures/${id}`);
  await expect(page.getByRole("link", { name: restaurant }).first()).toBeVisible();
  await choose(page, await fromPhone("IMG_0002.JPG", "#3050a0"));
  await expect(announced(page)).toContainText("Arquivo trocado em todos os lugares");
  await expect.poll(firstPicture).not.toBe(first);
  await announced(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(announced(page)).toContainText("O arquivo anterior voltou");
  await expect.poll(firstPicture).toBe(first);

  await textIn(page, "English").fill("");
  await save(page).click();
  await expect(textIn(page, "English")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("describes a picture uploaded while choosing before its use", async ({ page, desk }) => {
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
