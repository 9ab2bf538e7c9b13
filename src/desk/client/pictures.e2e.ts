import type { Locator, Page } from "@playwright/test";
import type { PicturePage } from "#desk/media-contract.ts";
import { aPhotograph, fromPhone } from "#tests/builders/uploaded-picture.ts";
import { isSaved, pieceAt, publish, publishContent } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { NIGHTLY } from "#tests/page-fixtures.ts";

test.use({
  // What a connection that is taken away says.
  expectedMessages: async ({ expectedMessages }, use) =>
    use([...expectedMessages, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/]),
});

const choose = (place: Page | Locator, files: Parameters<Locator["setInputFiles"]>[0]) =>
  place.locator("input[type=file]").setInputFiles(files);
const texts = (page: Page | Locator, language: string) =>
  page.getByRole("textbox", { name: language, exact: true });
const announced = (page: Page) => page.locator(".announcement");

async function newest(page: Page) {
  const { pictures } = (await (await page.request.get("/api/desk/media")).json()) as PicturePage;
  return pictures[0];
}

// Rule 10.16.
test("from a phone: a photograph is uploaded, described, put on a restaurant, replaced everywhere and back", async ({
  page,
  desk,
}, { repeatEachIndex }) => {
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
  expect(uploaded).toMatchObject({ width: 1920, height: 2560, isIllustration: false });
  // What it stands before in the list may be another one's, until the list is loaded again.
  const tile = page.locator(`.picture-tile[href$="/${uploaded?.id}"]`);
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
  const crop = page
    .getByRole("group", { name: "Como o site corta a imagem" })
    .locator("img")
    .first();
  await expect(crop).toHaveCSS("object-position", "0% 0%");
  await texts(page, "Português").fill("Terraço ao sol");
  await expect(page.getByText("Fica guardado neste navegador.")).toBeVisible();
  // Nothing typed is lost with the tab.
  await page.reload();
  await expect(texts(page, "Português")).toHaveValue("Terraço ao sol");
  await texts(page, "English").fill("A terrace in the sun");
  await texts(page, "Español").fill("Terraza al sol");
  await texts(page, "Crédito").fill("Ana Lima");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
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
  const [first] = await pictureUrls(page, path);
  expect(first).toMatch(/^\/media\/[\da-f]{16}-1920x2560-\w+-00\.jpg$/);
  await page.goto(path);
  await expect(page.locator("[data-hero] img")).toHaveAttribute("alt", "A terrace in the sun");
  await expect
    .poll(() =>
      page.locator("[data-hero] img").evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);

  // Another file in its place: everywhere at once, and back.
  await page.goto(`/desk/pictures/${uploaded?.id}`);
  await expect(page.getByRole("link", { name: restaurant }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir imagem" })).toHaveCount(0);
  await choose(page, await fromPhone("IMG_0002.JPG", "#3050a0"));
  await expect(announced(page)).toContainText("Arquivo trocado em todos os lugares");
  await expect(page.getByText("O arquivo foi trocado depois")).toBeVisible();
  await expect.poll(async () => (await pictureUrls(page, path))[0]).not.toBe(first);
  await announced(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(announced(page)).toContainText("O arquivo anterior voltou");
  await expect.poll(async () => (await pictureUrls(page, path))[0]).toBe(first);

  // What a page shows does not lose its text.
  await texts(page, "English").fill("");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByText("O site mostra esta imagem")).toBeVisible();
  await expect(texts(page, "English")).toHaveAttribute("aria-invalid", "true");
});

/** As a file is dropped from another window. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      const file = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([file], fileName, { type: "image/jpeg" }));
      return data;
    },
    [name, bytes.toString("base64")] as const,
  );
  await page.locator(".file-field").dispatchEvent("drop", { dataTransfer: transfer });
}

/** The URLs of uploaded pictures on a page of the site, in its order. */
async function pictureUrls(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return Array.from(html.matchAll(/src="(\/media\/[^"]+)"/g), ([, url = ""]) => url);
}

test(
  "a file that is no picture, or too small, says so and stays; a lost connection loses nothing",
  NIGHTLY,
  async ({ page, desk }) => {
    await desk.openAs(page, "Bia", "/desk/pictures", { role: "editor" });
    const small = await aPhotograph({ width: 200, height: 200 }).jpeg().toBuffer();
    await choose(page, {
      name: "text.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("No picture at all"),
    });
    await drop(page, "small.jpg", small);
    const row = (name: string) => page.locator(".upload").filter({ hasText: name });
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
    const hang = "**/api/desk/media?kind=illustration*";
    await page.route(hang, () => {});
    await page.getByLabel("É uma ilustração").check();
    await choose(page, [await fromPhone("stopped.jpg"), await fromPhone("waits.jpg")]);
    await expect(row("waits.jpg")).toContainText("Espera a vez");
    await expect(row("stopped.jpg").getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: "Cancelar: waits.jpg" }).click();
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
    const { id } = (await newest(page)) ?? {};
    await page.getByRole("link", { name: "Sem uso" }).click();
    await expect(page).toHaveURL(/show=unused/);
    await page.locator(`.picture-tile[href$="/${id}"]`).click();
    await page.getByRole("button", { name: "Excluir imagem" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir imagem" }).click();
    await expect(announced(page)).toContainText("Imagem excluída");
    await expect(page).toHaveURL(/\/desk\/pictures$/);
  },
);
