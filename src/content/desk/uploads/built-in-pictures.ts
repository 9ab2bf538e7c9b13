import { IMAGE_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import type { BuiltInPicture } from "./media-contract.ts";
import { FORMER_PICTURES } from "#language/former-pictures.ts";

export type BuiltInFile = Pick<BuiltInPicture, "url" | "thumbnail" | "width" | "height"> & {
  readonly name: string;
};

/** Lists pictures with texts that content may name; decorative ones have none. */
export function listBuiltInPictures(files: readonly BuiltInFile[]): readonly BuiltInPicture[] {
  return files.flatMap(({ name, ...file }) => {
    const image = IMAGE_TEXTS.get(name);
    if (image === undefined || image.pt === "") return [];
    const { pt, en, es, illustration = false } = image;
    return {
      ...file,
      reference: file.url,
      formerReferences: formerReferences(name),
      texts: { pt, en, es },
      isIllustration: illustration,
    };
  });
}

function formerReferences(name: string): readonly string[] {
  return Array.from(FORMER_PICTURES)
    .filter(([, plate]) => plate === name)
    .map(([former]) => `/images/${former}`);
}
