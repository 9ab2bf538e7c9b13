import type { Locator, Page } from "@playwright/test";
import { CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import type { ContentKind } from "#desk/content-contract.ts";
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
import { type Sample, SAMPLES } from "#tests/desk-samples.ts";
import { expectAccessible, isNight, NIGHTLY } from "#tests/page-fixtures.ts";

// What every editor does, tried with one piece of each kind: by day the whole with one that has texts in three languages,
// and of kinds without a file of their own the fields and what is published of them. What it
// does whatever the kind is in one-editor.e2e.ts, and what is a kind's own in the file of that kind.

const WHOLE_BY_DAY: ContentKind = "restaurants";
/** Of the others, files of their own fill them in and publish them. */
const FIELDS_BY_DAY: readonly ContentKind[] = ["pages", "happenings", "mailboxes"];

const HOSTILE = `</script><img src=x onerror="window.isHacked=true">{{7*7}}`;

/** What a content has at a path, undefined where it has nothing there. */
function valueAt(content: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, content);
}

/** The content with another value at a path of two steps or more. */
function withValue(content: object, path: string, value: unknown): object {
  const changed = structuredClone(content);
  const [, owner = "", key = ""] = /^(.*)\.(.*)$/.exec(path) ?? [];
  Reflect.set(valueAt(changed, owner) as object, key, value);
  return changed;
}

/** Types into, ticks or chooses in a field; returns the value that its content then has. */
async function edit(control: Locator, typed: string | undefined): Promise<unknown> {
  const { tag, type, mode, isTranslated } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute("type"),
    mode: element.getAttribute("inputmode"),
    isTranslated: element.getAttribute("lang") !== null,
  }));
  if (type === "checkbox") {
    await control.click();
    return control.isChecked();
  }
  if (tag === "select") {
    const first = await control.locator("option").first().getAttribute("value");
    await control.selectOption({ index: (await control.inputValue()) === first ? 1 : 0 });
    return control.inputValue();
  }
  if (mode === "decimal") {
    await control.fill("7");
    return 7;
  }
  const byType: Readonly<Record<string, string>> = {
    tel: "+551155556666",
    email: "mesa@example.com",
    url: "https://example.com/perfil",
  };
  const own = typed ?? byType[type ?? ""];
  const next = own ?? `${await control.inputValue()}${isTranslated ? ` ${HOSTILE}` : " e figo"}`;
  await control.fill(next);
  return next;
}

/** Edits every field of the editor that has no control of its own; returns the new values by their paths. */
async function editAll(page: Page, content: object, { own = [], typed = {} }: Sample) {
  const names = await page
    .locator(".editor [name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? ""));
  const edited = new Map<string, unknown>();
  for (const name of names) {
    const isPlain = valueAt(content, name) !== undefined && !own.includes(name.split(".")[0] ?? "");
    if (isPlain) edited.set(name, await edit(field(page, name), typed[name]));
  }
  return edited;
}

/** What a field says; where it is in a row that opens, the first one is opened. */
async function expectValue(page: Page, path: string, value: string): Promise<void> {
  const toggle = page.locator(".row-toggle").first();
  await expect(async () => {
    const isClosed = (await field(page, path).count()) === 0 && (await toggle.count()) > 0;
    if (isClosed) await toggle.click();
    await expect(field(page, path)).toHaveValue(value, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

for (const kind of CONTENT_KINDS) {
  const sample = SAMPLES[kind];
  const { slug, text, fields, empty, begins } = sample;
  const piece = `${kind}/${slug}`;
  const [[mine, myValue], [theirs, theirValue]] = fields ?? [
    [`${text}.pt`, "Texto de quem escreve aqui"],
    [`${sample.otherText ?? text}.es`, "Texto de otra persona"],
  ];
  /** In the two other languages, but where one of them is new, too. */
  const stale = sample.otherText === undefined ? 1 : 2;
  const isWhole = isNight || kind === WHOLE_BY_DAY;
  const emptied = text === undefined ? mine : `${text}.en`;

  // Rules 10.14, 10.15 and 10.22.
  const more = isWhole ? ", checked, compared, taken back and found in the history" : "";
  const title = `${kind}: every field is edited on a phone, seen before and published${more}`;
  test(title, isWhole || FIELDS_BY_DAY.includes(kind) ? {} : NIGHTLY, async ({ page, desk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desk.openAs(page, "Ana", "/desk");
    // What another test left.
    await discardDraft(page, piece);
    const { published: builtIn } = await pieceAt(page, piece);
    if (begins) await publishContent(page, piece, { ...(builtIn ?? empty), ...begins });
    const { published: before, pages } = await pieceAt(page, piece);
    await page.goto(`/desk/${piece}`);
    await expectValue(page, mine, String(valueAt(before, mine)));

    if (isWhole) {
      await test.step("two versions", async () => {
        await writeDraft(page, piece, withValue(before, theirs, theirValue));
        await field(page, mine).fill(myValue);
        await expect(bar(page).getByRole("alert")).toContainText("Outra pessoa mudou isto");
        await bar(page).getByRole("button", { name: "Comparar as versões" }).click();
        const dialog = page.getByRole("dialog", { name: "Duas versões" });
        await expect(dialog.getByRole("group")).toHaveCount(2);
        // What only the other changed is theirs, until somebody chooses otherwise.
        await expect(dialog.getByRole("radio", { name: "Seu texto" }).first()).toBeChecked();
        await expect(dialog.getByRole("radio", { name: /^De Ana/ }).last()).toBeChecked();
        await expectAccessible(page);
        await dialog.getByRole("button", { name: "Salvar esta escolha" }).click();
        await isSaved(page);
        await expectValue(page, mine, myValue);
        const { draft } = await pieceAt(page, piece);
        expect(valueAt(draft?.content, theirs)).toBe(theirValue);
      });

      if (text !== undefined) {
        await test.step("a translation that was left behind", async () => {
          await expect(page.getByText("Talvez desatualizado")).toHaveCount(stale);
          await page.getByRole("button", { name: /^Ainda vale: .*English$/ }).click();
          await expect(field(page, `${text}.en`)).toBeFocused();
          await expect(page.getByText("Talvez desatualizado")).toHaveCount(stale - 1);
        });
      }

      await test.step("a wrong field", async () => {
        const value = await field(page, emptied).inputValue();
        const focused = page.locator(`[name^="${text ?? emptied}"]:focus`);
        await field(page, emptied).fill("");
        await isSaved(page);
        await tryToPublish(page);
        const wrong = page.getByRole("main").getByRole("alert").filter({ hasText: "Campos a" });
        await expect(wrong).toContainText("Campos a corrigir antes de publicar: 1");
        await expect(focused).toHaveCount(1);
        await expect(page.locator(".field-error").first()).toBeVisible();
        await wrong.getByRole("link").focus();
        await page.keyboard.press("Enter");
        await expect(focused).toHaveCount(1);
        // Where the bar covers half of a field, that is too small; see every-screen.e2e.ts.
        await expectAccessible(page, ["target-size"]);
        await field(page, emptied).fill(value);
        await expect(wrong).toHaveCount(0);
      });
    }

    const { draft } = await pieceAt(page, piece);
    const edited = await editAll(page, draft?.content ?? before ?? {}, sample);
    const languages = text === undefined ? [] : LANGUAGES;
    const shown = text === undefined ? [mine] : languages.map((one) => `${text}.${one}`);
    expect([...edited.keys()]).toEqual(expect.arrayContaining(shown));
    await isSaved(page);
    await page.reload();
    await isSaved(page);
    for (const path of shown) {
      await expectValue(page, path, String(edited.get(path)));
    }

    if (pages !== null) {
      await page.getByRole("button", { name: "Ver como vai ficar" }).click();
      const frame = page.getByRole("dialog").frameLocator("iframe");
      await expect.poll(() => frame.locator("html").innerHTML()).toContain("{{7*7}}");
      await page.keyboard.press("Escape");
      expect(await htmlOf(page, pages.pt)).not.toContain("{{7*7}}");
    }

    await publish(page);
    for (const language of languages) {
      await showsSoon(page, pages?.[language] ?? "", "{{7*7}}");
    }
    const { published: after } = await pieceAt(page, piece);
    const values = [...edited.keys()].map((path) => [path, valueAt(after, path)] as const);
    expect(new Map(values)).toEqual(edited);

    if (isWhole) {
      await page.getByRole("button", { name: "Desfazer", exact: true }).click();
      await expect(page.locator(".announcement")).toContainText("A publicação foi desfeita.");
      expect((await pieceAt(page, piece)).published).toEqual(before);
      for (const language of languages) {
        await expect.poll(() => htmlOf(page, pages?.[language] ?? "")).not.toContain("{{7*7}}");
      }
      // The draft is there again; discarded, it comes back once more.
      const written = String(edited.get(mine));
      await expectValue(page, mine, written);
      const discard = bar(page).getByRole("button", { name: "Descartar rascunho" });
      await discard.click();
      await expectValue(page, mine, String(valueAt(before, mine)));
      await page.getByRole("button", { name: "Desfazer", exact: true }).click();
      await expectValue(page, mine, written);
      await isSaved(page);
      await discard.click();
      await isAsPublished(page);

      await page.getByRole("link", { name: "Histórico" }).click();
      await expect(page.getByText("Traz de volta uma versão anterior.").first()).toBeVisible();
      await page.getByText("Ver os textos").first().click();
      await expect(page.locator(".changes mark").first()).toBeAttached();
      await expectAccessible(page);
      const again = page.getByRole("button", { name: /^Publicar esta versão de novo/ });
      await again.first().click();
      await expect.poll(async () => (await pieceAt(page, piece)).published).toEqual(after);
    }

    if (pages !== null) {
      await page.goto(pages.pt);
      await expect(page.locator("main img[src=x]")).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, "isHacked"))).toBeUndefined();
    }
    await publishContent(page, piece, builtIn ?? empty);
  });
}
