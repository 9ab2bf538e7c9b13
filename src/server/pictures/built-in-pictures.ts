import manifest from "#site/ui/picture/image-manifest.json" with { type: "json" };
import type { BuiltInFile } from "#desk/server/media/built-in-pictures.ts";
import { avifWidths, variantFile } from "#site/ui/picture/image-variants.ts";

const FOLDER = "/images/";

/** Whether there is a picture of this site at such a URL (`/images/…`). */
export function hasPicture(url: string): boolean {
  return Object.hasOwn(manifest, url.replace(FOLDER, ""));
}

/** The pictures that come with the code, drawings apart, by name. */
export const builtInFiles: readonly BuiltInFile[] = Object.entries(manifest)
  .filter(([name]) => !name.endsWith(".svg"))
  .map(([name, entry]) => {
    const [hash, width, height] = entry as unknown as [string, number, number];
    const [narrowest = width] = avifWidths(width);
    const thumbnail = FOLDER + variantFile(name, hash, narrowest, "avif");
    return { name, url: FOLDER + name, thumbnail, width, height };
  });
