import type { Locator, Page } from "@playwright/test";
import type { PicturePage } from "#desk/media-contract.ts";
import { fromPhone } from "#tests/builders/uploaded-picture.ts";
import { isSaved } from "#tests/desk-editor.ts";
import { expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible, NIGHTLY } from "#tests/page-fixtures.ts";

const choose = (place: Page | Locator, files: Parameters<Locator["setInputFiles"]>[0]) =>
  place.locator("input[type=file]").setInputFiles(files);
const texts = (page: Page | Locator, language: string) =>
  page.getByRole("textbox", { name: language, exact: true });
const announced = (page: Page) => page.locator(".announcement");

async function newest(page: Page) {
  const { pictures } = (await (await page.request.get("/api/desk/media")).json()) as PicturePage;
  return pictures[0];
}

test("a picture that is uploaded while choosing is described before it is used", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Caio", "/desk/experiences/reveillon-no-lago");
  await page.getByRole("button", { name: "Trocar imagem: Imagem" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  await choose(picker, await fromPhone("table.jpg", "#807020"));
  const form = page.getByRole("dialog", { name: "Descreva a imagem" });
  await form.getByRole("button", { name: "Salvar e usar" }).click();
  await expect(form.getByText("Preencha este campo.")).toHaveCount(3);
  await texts(form, "Português").fill("Mesa no dique");
  await texts(form, "English").fill("A table by the dock");
  await texts(form, "Español").fill("Mesa en el dique");
  await form.getByRole("button", { name: "Salvar e usar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Imagem", exact: true })).toContainText(
    "Mesa no dique",
  );
  await isSaved(page);
});

test(
  "several photographs at once: sent from a phone, described one after the other, and in the gallery",
  NIGHTLY,
  async ({ page, desk }) => {
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
      for (const language of ["Português", "English", "Español"]) {
        await texts(form, language).fill(words);
      }
      await texts(form, "Crédito").fill("Ana Lima");
      await form.getByRole("button", { name: "Salvar e usar" }).click();
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(gallery).toHaveCount(before + 3);
    await expect(gallery.nth(before)).toContainText("Primeira");
    await expect(gallery.nth(before + 1)).toContainText("Segunda");
    await expect(gallery.nth(before + 2)).toContainText("mesas no cais");
    await isSaved(page);
    expect((await newest(page))?.credit).toBe("");
  },
);

test(
  "two people who change the same picture choose whose words stay",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.openAs(page, "Davi", "/desk/pictures");
    await choose(page, await fromPhone("shared.jpg", "#a0a0a0"));
    await expect(announced(page)).toContainText("Imagem enviada");
    const picture = await newest(page);
    await page.goto(`/desk/pictures/${picture?.id}`);
    await texts(page, "Português").fill("Meu texto");
    const { id, isIllustration, credit, focus, restaurant, changedAt: seen } = picture!;
    const others = { texts: { pt: "Outro texto", en: "", es: "" } };
    await page.request.put(`/api/desk/media/${id}`, {
      headers: { Origin: desk.url },
      data: { ...others, isIllustration, credit, focus, restaurant, seen },
    });
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Outra pessoa salvou esta imagem");
    await page.getByRole("button", { name: "Salvar o que está aqui" }).click();
    await expect(announced(page)).toContainText("Imagem salva");
    expect((await newest(page))?.texts.pt).toBe("Meu texto");
    await announced(page).getByRole("button", { name: "Desfazer" }).click();
    await expect(texts(page, "Português")).toHaveValue("Outro texto");
  },
);

test(
  "the people of a restaurant use the group's pictures and change their own",
  NIGHTLY,
  async ({ page, browser, desk }) => {
    const manager = await otherPerson(browser, desk.url);
    await desk.openAs(manager, "Eva", "/desk/pictures");
    await choose(manager, await fromPhone("group.jpg", "#101010"));
    await expect(announced(manager)).toContainText("Imagem enviada");
    const group = await newest(manager);
    await manager.context().close();
    await desk.openAs(page, "Fabi", `/desk/pictures/${group?.id}`, {
      role: "restaurant",
      restaurants: ["cabana-las-lilas"],
    });
    await expect(page.getByText("você pode usá-la, mas não alterá-la")).toBeVisible();
    await expect(page.getByRole("button", { name: "Salvar", exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto("/desk/pictures");
    await choose(page, await fromPhone("own.jpg", "#f0f0f0"));
    await expect(announced(page)).toContainText("Imagem enviada");
    expect(await newest(page)).toMatchObject({
      restaurant: "cabana-las-lilas",
      canBeChanged: true,
    });
  },
);
