import manifest from "#site/ui/picture/image-manifest.json" with { type: "json" };
import type { BuiltInFile } from "#content/desk/uploads/built-in-pictures.ts";
import { FORMER_PICTURES } from "#language/former-pictures.ts";
import { avifWidths, SMALL_SHEET, variantFile } from "#site/ui/picture/image-variants.ts";

const FOLDER = "/images/";

export function hasPicture(url: string): boolean {
  const name = url.replace(FOLDER, "");
  return Object.hasOwn(manifest, FORMER_PICTURES.get(name) ?? name);
}

export const builtInFiles: readonly BuiltInFile[] = Object.entries(manifest)
  .filter(([name]) => !name.endsWith(".svg"))
  .map(([name, entry]) => {
    const [hash, width, height, , darkInk] = entry as [string, number, number, string?, string?];
    const [narrowest = width] = darkInk === undefined ? avifWidths(width) : SMALL_SHEET;
    const thumbnail = FOLDER + variantFile(name, hash, narrowest, "avif");
    return { name, url: FOLDER + name, thumbnail, width, height };
  });
