import type { Plugin } from "vite";
import * as palette from "#design/palette.ts";
import { THEMES } from "#design/themes.ts";

const TAILWIND = '@import "tailwindcss"';

/** Writes the palette and themes of `src/design` into the style sheets of site and desk, before Tailwind reads them. */
export function coloursPlugin(): Plugin {
  return {
    name: "colours",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/(site|desk)\/styles\.css/ },
      handler: (code, id) =>
        code.includes(TAILWIND)
          ? { code: code + coloursCss(id.includes("/desk/")), map: null }
          : null,
    },
  };
}

/** The desk has a dark scheme as a whole; the site has dark parts. */
const DARK_SCHEME = '.on-dark, [data-mantine-color-scheme="dark"]';

function coloursCss(isDesk: boolean): string {
  const colours = Object.entries(palette).map(
    ([name, value]) => [`--color-${name.toLowerCase().replaceAll("_", "-")}`, value] as const,
  );
  const themes = THEMES.map(([selector, theme]) =>
    rule(
      isDesk && selector === ".on-dark" ? DARK_SCHEME : selector,
      Object.entries(theme).map(([name, value]) => [
        name,
        name.endsWith("-rgb") ? numbersOf(value) : value,
      ]),
    ),
  );
  return `${rule("@theme", colours)}@layer base {\n${themes.join("")}}\n`;
}

/** "#14110f" → "20 17 15" */
function numbersOf(colour: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(" ");
}

function rule(selector: string, declarations: readonly (readonly [string, string])[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}
