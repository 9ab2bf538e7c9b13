import { m } from "#language/paraglide/messages.js";
import { isIllustration } from "./image-sources.ts";

/**
 * Says of a rendered picture that it is no photograph of the place; nothing for any other. Stands in
 * the lower corner of the nearest positioned element around the picture.
 */
export function IllustrationMark({ image }: { image: string }) {
  if (!isIllustration(image)) return null;
  return <span className="illustration-mark">{m.picture_illustration()}</span>;
}
