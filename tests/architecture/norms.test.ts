import { expect, test } from "vitest";
import * as palette from "#design/palette.ts";
import { THEMES } from "#design/themes.ts";
import { CLAIMS } from "#site/screens/accessibility-statement/claims.server.ts";
import { NBR_17225 } from "#site/screens/accessibility-statement/nbr-17225.server.ts";
import { normFigures } from "#site/screens/accessibility-statement/norm-figures.server.ts";
import { WCAG } from "#site/screens/accessibility-statement/wcag.server.ts";
import { PROJECT_FILES } from "./project-files.ts";

// Rule 8.5: what the accessibility statement says of norms is a table, and the table is whole and true.

/** WCAG 2.2, A and AA: the first and the last of each row of criteria. */
const REGULAR =
  `1.1.1 1.2.1-5 1.3.1-5 1.4.1-5 1.4.10-13 2.1.1-2 2.1.4 2.2.1-2 2.3.1 2.4.1-7 2.4.11 2.5.1-4 2.5.7-8
  3.1.1-2 3.2.1-4 3.2.6 3.3.1-4 3.3.7-8 4.1.2-3`
    .split(/\s+/)
    .flatMap((range) => {
      const [, guideline = "", first = "", last = first] =
        /^(\d\.\d)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
      const length = Number(last) - Number(first) + 1;
      return Array.from({ length }, (_, at) => `${guideline}.${Number(first) + at}`);
    });

test("each criterion of WCAG 2.2 in A and AA is in the table once", () => {
  const listed = WCAG.filter(({ level }) => level !== "AAA").map(({ id }) => id);
  expect(listed.toSorted()).toEqual(REGULAR.toSorted());
  expect(new Set(WCAG.map(({ id }) => id)).size).toBe(WCAG.length);
});

test("NBR 17225 has its 96 requirements and 50 recommendations, each requirement on criteria of A and AA, and all of these are reached", () => {
  const requirements = NBR_17225.filter((item) => "criteria" in item);
  expect(requirements).toHaveLength(96);
  expect(NBR_17225).toHaveLength(146);
  expect(new Set(NBR_17225.map(({ id }) => id)).size).toBe(146);
  const reached = new Set(requirements.flatMap(({ criteria }) => criteria));
  expect([...reached].toSorted()).toEqual(REGULAR.toSorted());
  // What is open by WCAG is open here.
  const gapsOf = (rows: readonly { readonly gap?: string }[]) =>
    [...new Set(rows.flatMap(({ gap }) => gap ?? []))].toSorted();
  expect(gapsOf(requirements)).toEqual(gapsOf(WCAG.filter(({ level }) => level !== "AAA")));
});

test("what the statement claims is tested by files that are there, and each claim is made", () => {
  const missing = Object.values(CLAIMS)
    .flat()
    .filter((file) => !PROJECT_FILES.includes(file));
  expect(missing).toEqual([]);
  expect(normFigures("en").claims).toEqual(Object.keys(CLAIMS));
});

test("EN 301 549 has chapter 9 without what came with WCAG 2.2, and clause 10 without what documents have not", () => {
  const figures = normFigures("en").norms;
  const items = (norm: string) => figures.find((one) => one.norm === norm)?.items;
  expect(items("en9")).toBe(REGULAR.length - 6);
  expect(items("en10")).toBe(REGULAR.length - 6 - 4);
});

const numbersOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = numbersOf(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("what is said of contrast is what the colours are: running text over 13:1, other words 4.5:1, the focus 3:1", () => {
  const bands = new Map(THEMES);
  for (const [name, own] of THEMES) {
    const theme = name.endsWith(" .on-dark") ? { ...bands.get(".on-dark"), ...own } : own;
    const of = (role: `--${string}`) =>
      [theme["--surface"], theme["--surface-alt"]].map((surface = "") =>
        Number(contrast(theme[role] ?? "", surface).toFixed(2)),
      );
    expect.soft(Math.min(...of("--text")), `${name}: text`).toBeGreaterThan(13);
    for (const role of ["--muted", "--link", "--error"] as const)
      expect.soft(Math.min(...of(role)), `${name}: ${role}`).toBeGreaterThan(4.5);
  }
  // Menus and quotes are on paper, in these.
  for (const ink of [palette.INK, palette.INK_SOFT, palette.NIGHT, palette.EMBER_DEEP])
    expect.soft(contrast(ink, palette.PAPER), ink).toBeGreaterThan(4.5);
  // The row 1.4.6 is open for as long as this is so.
  expect(contrast(palette.INK_SOFT, palette.PAPER)).toBeLessThan(7);
  expect(contrast(palette.PAPER, palette.EMBER)).toBeLessThan(7);
});
