import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { LANGUAGES } from "#language/languages.ts";
import {
  bar,
  discardDraft,
  field,
  htmlOf,
  isAsPublished,
  isSaved,
  pieceAt,
  publish,
  publishContent,
  showsSoon,
  tryToPublish,
  writeDraft,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// A restaurant represents every kind; all-kinds.test.ts checks that each field has a control.

const PIECE = "restaurants/rubaiyat-brasilia";
const HOSTILE = `</script><img src=x onerror="window.isHacked=true">{{7*7}}`;

// Rules 10.14, 10.15 and 10.22.
test("restaurants: a text is edited on a phone, compared, previewed, published, undone and found in the history", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openAs(page, "Ana", "/desk");
  // An earlier test may have left a draft.
  await discardDraft(page, PIECE);
  const { published: before, pages } = await pieceAt<RestaurantContent>(page, PIECE);
  const description = (language: string) => field(page, `description.${language}`);
  const theirs = { ...before.description, es: "Texto de otra persona" };
  await page.goto(`/desk/${PIECE}`);
  await expect(description("pt")).toHaveValue(before.description.pt);

  await writeDraft(page, PIECE, { ...before, description: theirs });
  await description("pt").fill("Texto de quem escreve aqui");
  await expect(bar(page).getByRole("alert")).toContainText("Você mudou isto em outra janela");
  await bar(page).getByRole("button", { name: "Comparar as versões" }).click();
  const dialog = page.getByRole("dialog", { name: "Duas versões" });
  await expect(dialog.getByRole("radio", { name: "Seu texto" }).first()).toBeChecked();
  await expect(dialog.getByRole("radio", { name: /^Da sua outra janela/ }).last()).toBeChecked();
  // The sticky bar may cover half of a field, which axe then reports as too small.
  await expectAccessible(page, ["target-size"]);
  await dialog.getByRole("button", { name: "Salvar esta escolha" }).click();
  await isSaved(page);
  const { draft } = await pieceAt<RestaurantContent>(page, PIECE);
  expect(draft?.content.description).toEqual({ ...theirs, pt: "Texto de quem escreve aqui" });

  await description("en").fill("");
  await isSaved(page);
  await tryToPublish(page);
  const wrong = page.getByRole("main").getByRole("alert").filter({ hasText: "Campos a" });
  await expect(wrong).toContainText("Campos a corrigir antes de publicar: 1");
  await expect(description("en")).toBeFocused();
  await expectAccessible(page, ["target-size"]);

  for (const language of LANGUAGES) await description(language).fill(`${language} ${HOSTILE}`);
  await expect(wrong).toHaveCount(0);
  await isSaved(page);
  await page.reload();
  await expect(description("es")).toHaveValue(`es ${HOSTILE}`);
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.frameLocator(".preview iframe");
  await expect.poll(() => frame.locator("html").innerHTML()).toContain("{{7*7}}");
  await page.getByRole("button", { name: "Fechar a prévia" }).click();
  expect(await htmlOf(page, pages?.pt ?? "")).not.toContain("{{7*7}}");
  await publish(page);
  for (const language of LANGUAGES) await showsSoon(page, pages?.[language] ?? "", "{{7*7}}");
  const { published: after } = await pieceAt(page, PIECE);

  const undo = page.getByRole("button", { name: "Desfazer", exact: true });
  await undo.click();
  await expect(page.locator(".announcement")).toContainText("A publicação foi desfeita.");
  expect((await pieceAt(page, PIECE)).published).toEqual(before);
  // The draft is restored; discarding it can be undone.
  await expect(description("pt")).toHaveValue(`pt ${HOSTILE}`);
  const discard = bar(page).getByRole("button", { name: "Descartar rascunho" });
  await discard.click();
  await expect(description("pt")).toHaveValue(before.description.pt);
  await undo.click();
  await expect(description("pt")).toHaveValue(`pt ${HOSTILE}`);
  await isSaved(page);
  await discard.click();
  await isAsPublished(page);

  await page.getByRole("link", { name: "Histórico" }).click();
  await page.getByText("Ver os textos").first().click();
  await expect(page.locator(".changes mark").first()).toBeAttached();
  await page
    .getByRole("button", { name: /^Publicar esta versão de novo/ })
    .first()
    .click();
  await expect.poll(async () => (await pieceAt(page, PIECE)).published).toEqual(after);
  await page.goto(pages?.pt ?? "");
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "isHacked"))).toBeUndefined();
  await publishContent(page, PIECE, before);
});

const inThree = (text: string) => ({ pt: text, en: `${text} (en)`, es: `${text} (es)` });
const DINNER = {
  slug: "jantar-de-vinhos",
  title: inThree("Jantar"),
  description: inThree("Cinco vinhos."),
  image: "/images/section-events.webp",
  restaurants: ["rubaiyat-madrid"],
  times: [{ from: "2099-12-01", through: null, weekdays: [], begins: null, ends: null }],
  price: { EUR: 90 },
  bookingUrl: "",
  isActive: true,
};
const MAILBOXES = [{ email: "um@example.com", restaurants: [], topics: [] }];

test("edits and publishes kinds without a file of their own", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  for (const [piece, path, value, begins] of [
    ["pages/events", "parts.intro.text.pt", "Texto novo"],
    ["templates/reservar-mesa", "subject.pt", "Sua mesa"],
    ["happenings/jantar-de-vinhos", "title.pt", "Jantar de figos", DINNER],
    ["mailboxes/leads", "mailboxes.0.email", "rio@example.com", { mailboxes: MAILBOXES }],
  ] as const) {
    if (begins) await publishContent(page, piece, { slug: "leads", ...begins });
    const { published } = await pieceAt(page, piece);
    await page.goto(`/desk/${piece}`);
    await expect(bar(page)).toBeVisible();
    if (path.startsWith("mailboxes")) await page.locator(".row-toggle").first().click();
    await field(page, path).fill(value);
    await publish(page);
    if (begins === DINNER) await showsSoon(page, "/pt/eventos", value);
    expect(JSON.stringify((await pieceAt(page, piece)).published)).toContain(`"${value}"`);
    await publishContent(page, piece, published);
  }
  await publishContent(page, "happenings/jantar-de-vinhos", { ...DINNER, isActive: false });
  await publishContent(page, "mailboxes/leads", { slug: "leads", mailboxes: [] });
});
