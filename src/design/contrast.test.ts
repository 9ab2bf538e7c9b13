import { expect, test } from "vitest";
import * as palette from "./palette.ts";
import { THEMES } from "./themes.ts";

// The accessibility statement cites these figures (rule 8.5).

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

test("contrasts body text over 13:1 and other text over 4.5:1 on every ground", () => {
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
  // Menus and quotes as PDF.
  for (const ink of [palette.INK, palette.INK_SOFT, palette.NIGHT, palette.EMBER_DEEP])
    expect.soft(contrast(ink, palette.PAPER), ink).toBeGreaterThan(4.5);
  // The statement lists WCAG 1.4.6 as open while this holds.
  expect(contrast(palette.INK_SOFT, palette.PAPER)).toBeLessThan(7);
  expect(contrast(palette.PAPER, palette.EMBER)).toBeLessThan(7);
});
