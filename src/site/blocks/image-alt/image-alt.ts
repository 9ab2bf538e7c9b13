import { IMAGE_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import type { Language, PictureTexts } from "#language/languages.ts";

const FOLDER = "/images/";

/**
 * The alternative text of a picture by its URL: of this site's own, or of an uploaded one among
 * `uploaded`; `missing` for any other. For loaders: the table knows three languages and is not for the
 * browser.
 */
export function imageAlt(
  image: string,
  language: Language,
  { uploaded, missing = "" }: { uploaded?: PictureTexts | undefined; missing?: string } = {},
): string {
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  const own = IMAGE_TEXTS.get(name)?.[language];
  return own ?? (uploaded?.get(image)?.[language] || missing);
}
