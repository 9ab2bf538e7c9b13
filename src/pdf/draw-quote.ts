import { type Currency, moneyFormat } from "#language/currencies.ts";
import { menuEmblem } from "#design/menu-emblem.ts";
import { INK_SOFT } from "#design/palette.ts";
import type { Language, Texts } from "#language/languages.ts";
import { dateWords } from "#leads/accept/table-request.ts";
import type { QuoteSheet } from "#leads/mail/quote-files.ts";
import { drawFoot } from "#pdf/draw-foot.ts";
import { drawHead, drawRunningHead } from "#pdf/draw-head.ts";
import { type Sheet, openSheet } from "#pdf/sheet.ts";
import { BODY_END, COLUMN, type Inks, inksOf, LEFT, RIGHT } from "#pdf/style.ts";

const AMOUNT_WIDTH = 84;
const GAP = 12;

/** Draws an event's quote as a tagged PDF in the guest's language. Deterministic. */
export function drawQuote(
  input: QuoteSheet,
  options: { readonly compress?: boolean } = {},
): Promise<Buffer> {
  const { quote, language, restaurant, siteUrl, author, changedAt } = input;
  const inks = inksOf(restaurant.slug);
  const languages = [language];
  const title = `${QUOTE_TEXTS.title[language]} – ${restaurant.name}`;
  const sheet = openSheet({ title, author, language, changedAt, ...options });
  sheet.addPage();
  const emblem = menuEmblem("main", restaurant.slug);
  const head = { restaurant, titles: QUOTE_TEXTS.title, emblem, languages, inks };
  const page = pagesOf(sheet, drawHead(sheet, head), () => drawRunningHead(sheet, head));

  for (const [label, value] of factsOf(input)) drawFact(page, { label, value, inks });
  page.skip(14);
  const total = quote.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  for (const { what, quantity, unitPrice } of quote.lines) {
    const each = amount(unitPrice, quote.currency, language);
    const text = quantity === 1 ? what : `${what}\n${quantity} × ${each}`;
    drawAmount(page, {
      text,
      amount: amount(quantity * unitPrice, quote.currency, language),
      inks,
    });
  }
  drawAmount(page, {
    text: QUOTE_TEXTS.total[language],
    amount: amount(total, quote.currency, language),
    inks,
    isTotal: true,
  });
  if (quote.conditions !== "") {
    page.skip(14);
    drawFact(page, { label: QUOTE_TEXTS.conditions[language], value: "", inks });
    for (const paragraph of quote.conditions.split("\n")) {
      if (paragraph.trim() === "") page.skip(6);
      else drawParagraph(page, paragraph, inks.text);
    }
  }
  page.skip(14);
  drawParagraph(page, QUOTE_TEXTS.tentative[language], INK_SOFT);
  const contact = { ...restaurant, siteUrl };
  drawFoot(sheet, { contact, languages, inks, withContacts: true });
  return sheet.finish();
}

type Page = ReturnType<typeof pagesOf>;

/** Allocates room from top to bottom and begins another page if there is none. */
function pagesOf(sheet: Sheet, top: number, nextHead: () => number) {
  let y = top;
  return {
    sheet,
    skip(height: number) {
      y += height;
    },
    /** Draws a block of that height where it fits. */
    place(height: number, draw: (y: number) => void) {
      if (y + height > BODY_END) {
        sheet.addPage();
        y = nextHead();
      }
      draw(y);
      y += height;
    },
  };
}

function factsOf({ quote, guest, language }: QuoteSheet): (readonly [string, string])[] {
  const times = [quote.begins, quote.ends].filter((time) => time !== "").join("–");
  const date = [dateWords(quote.date, language), times].filter((part) => part !== "").join(" · ");
  const facts = [
    [QUOTE_TEXTS.guest[language], guest.replaceAll(/\s+/g, " ").trim()],
    [QUOTE_TEXTS.date[language], date],
    [QUOTE_TEXTS.guests[language], String(quote.guests)],
    [QUOTE_TEXTS.rooms[language], quote.rooms.join(", ")],
    [QUOTE_TEXTS.validUntil[language], dateWords(quote.validUntil, language)],
  ] as const;
  return facts.filter(([, value]) => value !== "");
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly inks: Inks;
}

function drawFact({ sheet, place }: Page, { label, value, inks }: Fact): void {
  const labelStyle = { font: "italic", size: 11.5, color: inks.accent } as const;
  const style = { font: "sans", size: 9.5, color: inks.text, lineGap: 2 } as const;
  const width = RIGHT - COLUMN;
  const labelHeight = sheet.heightOf(label, labelStyle, COLUMN - LEFT - 8);
  const height = Math.max(labelHeight, value === "" ? 0 : sheet.heightOf(value, style, width) + 2);
  place(height + 6, (y) => {
    const labelLine = { text: label, style: labelStyle, x: LEFT, y, width: COLUMN - LEFT - 8 };
    sheet.write(sheet.root, labelLine);
    if (value === "") return;
    sheet.write(sheet.root, { text: value, style, x: COLUMN, y: y + 2, width });
  });
}

interface AmountLine {
  readonly text: string;
  readonly amount: string;
  readonly inks: Inks;
  readonly isTotal?: boolean;
}

function drawAmount({ sheet, place }: Page, line: AmountLine): void {
  const { text, amount: written, inks, isTotal = false } = line;
  const font = isTotal ? "label" : "sans";
  const style = { font, size: isTotal ? 10.5 : 9.5, color: inks.text, lineGap: 2 } as const;
  const width = RIGHT - LEFT - AMOUNT_WIDTH - GAP;
  const height = sheet.heightOf(text, style, width);
  place(height + 14, (y) => {
    sheet.rule(LEFT, RIGHT, y);
    sheet.write(sheet.root, { text, style, x: LEFT, y: y + 7, width });
    const itsWidth = sheet.widthOf(written, style) + 2;
    const x = RIGHT - itsWidth;
    sheet.write(sheet.root, { text: written, style, x, y: y + 7, width: itsWidth });
  });
}

function drawParagraph({ sheet, place }: Page, text: string, color: string): void {
  const style = { font: "sans", size: 9, color, lineGap: 2.5 } as const;
  const width = RIGHT - LEFT;
  place(sheet.heightOf(text, style, width) + 4, (y) => {
    sheet.write(sheet.root, { text, style, x: LEFT, y, width });
  });
}

function amount(hundredths: number, currency: Currency, language: Language): string {
  return moneyFormat(currency, language).format(hundredths / 100);
}

const QUOTE_TEXTS = {
  title: { pt: "Orçamento", en: "Quote", es: "Presupuesto" },
  guest: { pt: "Para", en: "For", es: "Para" },
  date: { pt: "Data", en: "Date", es: "Fecha" },
  guests: { pt: "Convidados", en: "Guests", es: "Invitados" },
  rooms: { pt: "Espaço", en: "Room", es: "Espacio" },
  validUntil: { pt: "Válido até", en: "Valid until", es: "Válido hasta" },
  total: { pt: "Total", en: "Total", es: "Total" },
  conditions: { pt: "Condições", en: "Conditions", es: "Condiciones" },
  tentative: {
    pt: "A data só está reservada quando a casa confirmar.",
    en: "The date is reserved only once the restaurant confirms it.",
    es: "La fecha solo queda reservada cuando la casa la confirma.",
  },
} as const satisfies Readonly<Record<string, Texts>>;
