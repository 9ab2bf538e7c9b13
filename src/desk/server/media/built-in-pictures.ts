import { IMAGE_TEXTS, type ImageText } from "#content/images/image-texts.ts";
import type { ListedPicture } from "#desk/media-contract.ts";

/** The file of a picture that comes with the code. */
export type BuiltInFile = Pick<ListedPicture, "url" | "thumbnail" | "width" | "height"> & {
  readonly name: string;
};

/**
 * Those that content may name, with their texts. One that owes a credit is for the places alone that
 * show the credit, and what only decorates has no text.
 */
export function listBuiltInPictures(files: readonly BuiltInFile[]): readonly ListedPicture[] {
  const described = new Map(Object.entries<ImageText>(IMAGE_TEXTS));
  return files.flatMap(({ name, ...file }) => {
    const image = described.get(name);
    if (image === undefined || image.pt === "" || image.credit !== undefined) return [];
    const { pt, en, es, illustration = false } = image;
    return { ...file, reference: file.url, texts: { pt, en, es }, isIllustration: illustration };
  });
}
