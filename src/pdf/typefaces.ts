import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { FONTS, type FontName } from "./style.ts";

/** Relative to the project, where every npm script starts; the bundled server has no assets. */
const FONT_FOLDER = "src/pdf/fonts";

interface Typeface {
  readonly file: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

interface Run {
  readonly file: string;
  readonly text: string;
}

const opened = new Map<string, Typeface>();

export function typeface(file: string): Typeface {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(FONT_FOLDER, file));
  // These files are no font collections.
  const one = { file, bytes, font: create(bytes) as Font };
  opened.set(file, one);
  return one;
}

/** Returns the distance from a line's top to its baseline. */
export function ascentOf(name: FontName, size: number): number {
  const { font } = typeface(FONTS[name][0][0]);
  return (font.ascent / font.unitsPerEm) * size;
}

/**
 * Splits a text into runs. Each word uses the first family with all its letters, so that they match; a word that none
 * covers takes each letter from the first family that has it.
 */
export function runsOf(name: FontName, text: string): readonly Run[] {
  const families: readonly (readonly string[])[] = FONTS[name];
  const [main] = FONTS[name][0];
  const runs: { file: string; text: string }[] = [];
  const add = (file: string, part: string) => {
    const last = runs.at(-1);
    if (last?.file === file) last.text += part;
    else runs.push({ file, text: part });
  };
  for (const word of text.split(/([ \n]+)/)) {
    if (hasAll(main, word)) {
      add(main, word);
      continue;
    }
    const letters = word.match(/\P{M}?\p{M}*/gu) ?? [];
    const fileFor = (files: readonly string[]) => (letter: string) =>
      files.find((file) => hasAll(file, letter));
    const family = families.find((files) => letters.every(fileFor(files))) ?? families.flat();
    for (const letter of letters) add(fileFor(family)(letter) ?? main, letter);
  }
  return runs;
}

function hasAll(file: string, text: string): boolean {
  const { font } = typeface(file);
  return Array.from(text).every(
    (letter) => letter === "\n" || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}
