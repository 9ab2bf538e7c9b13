/** The attribute with the URL to show for a broken image. */
const FALLBACK = "data-fallback";

/**
 * Replaces a broken image by the placeholder (rule 3.22), once: a broken placeholder stays. Keeps
 * `<source>` elements but stops them matching, because removing elements before hydration makes
 * React render anew.
 */
export function showPlaceholder(image: HTMLImageElement): void {
  const fallback = image.getAttribute(FALLBACK);
  if (fallback === null) return;
  image.removeAttribute(FALLBACK);
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) {
    source.media = "not all";
  }
  image.src = fallback;
}

/** Returns whether an image has failed already, perhaps before listeners existed. */
export function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
}
