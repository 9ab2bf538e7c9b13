import type { Language, Texts } from "#language/languages.ts";
import { drawEmblem } from "./draw-emblem.ts";
import type { Sheet } from "./sheet.ts";
import type { EmblemName } from "#design/menu-emblem.ts";
import { INK_SOFT } from "#design/palette.ts";
import { type Inks, LEFT, RIGHT } from "./style.ts";

interface Head {
  readonly restaurant: { readonly name: string; readonly city: string };
  readonly titles: Texts;
  readonly emblem: EmblemName;
  /** The restaurant's own language first. */
  readonly languages: readonly Language[];
  readonly inks: Inks;
}

/** Draws the head of the first page and returns its end. */
export function drawHead(sheet: Sheet, head: Head): number {
  const { restaurant, titles, languages, inks } = head;
  sheet.decorate(() =>
    drawEmblem(sheet.doc, head.emblem, { right: RIGHT, top: 40, height: 76, lineColor: inks.text }),
  );

  const width = RIGHT - LEFT - 92;
  const label = { font: "label", size: 8, color: inks.text, tracking: 1.7, lineGap: 2 } as const;
  let y = 45;
  const name = restaurant.name.toLocaleUpperCase(languages[0]);
  y += sheet.write(sheet.root, { text: name, style: label, x: LEFT, y, width });
  const place = { font: "sans", size: 8.5, color: INK_SOFT } as const;
  sheet.write(sheet.root, {
    text: restaurant.city,
    style: place,
    x: LEFT,
    y: y + 1,
    width,
  });

  const [own = "pt", ...others] = languages;
  const title = { font: "display", size: 45, color: inks.text, tracking: -0.9 } as const;
  y = 118;
  const whole = RIGHT - LEFT;
  const fitting = {
    ...title,
    size: Math.min(45, (45 * whole) / sheet.widthOf(titles[own], title)),
  };
  y += sheet.write(sheet.root, {
    text: titles[own],
    style: fitting,
    x: LEFT - 2,
    y,
    width: whole + 20,
    tag: "H1",
    language: own,
  });

  const translation = { font: "italic", size: 12.5, color: INK_SOFT } as const;
  let x = LEFT;
  for (const language of others.filter((other) => titles[other] !== titles[own])) {
    if (x > LEFT) {
      const dot = x;
      sheet.decorate(() => sheet.doc.circle(dot - 9, y + 12, 1.1).fill(inks.accent));
    }
    const text = titles[language];
    const lineWidth = sheet.widthOf(text, translation) + 2;
    sheet.write(sheet.root, {
      text,
      style: translation,
      x,
      y: y + 2,
      width: lineWidth,
      language,
    });
    x += lineWidth + 16;
  }
  y += x > LEFT ? 32 : 14;
  sheet.rule(LEFT, RIGHT, y);
  return y + 25;
}

/** Draws the head of a following page, hidden from screen readers, and returns its end. */
export function drawRunningHead(sheet: Sheet, head: Head): number {
  const { restaurant, titles, languages, inks } = head;
  const label = { font: "label", size: 7.5, color: inks.text, tracking: 1.6 } as const;
  const title = titles[languages[0] ?? "pt"];
  sheet.decorate(() => {
    sheet.plainText(restaurant.name.toLocaleUpperCase(languages[0]), label, LEFT, 46, 200);
    const style = { font: "italic", size: 11.5, color: INK_SOFT } as const;
    sheet.plainText(title, style, RIGHT - sheet.widthOf(title, style) - 1, 42, 200);
  });
  sheet.rule(LEFT, RIGHT, 68);
  return 94;
}
