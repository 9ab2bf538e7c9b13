/** The attribute that carries the URL of the picture to show when an image is broken. */
const FALLBACK = "data-fallback";

/**
 * Shows the placeholder in place of a broken image (rule 3.22), once: a broken
 * placeholder is left alone. The `<source>` elements stay and only stop to match, because a page
 * whose elements were removed before hydration would be rendered again from nothing.
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

/** Whether an image has failed already, perhaps before anybody listened. */
export function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
}
