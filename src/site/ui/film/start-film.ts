/** The storage key of a stopped film, until the tab closes. */
export const FILM_STORAGE_KEY = "rubaiyat-film";

/**
 * Starts a film for the first time (rule 3.2), except under reduced motion, data saver, or after
 * the visitor stopped it.
 */
export function startFilm(video: HTMLVideoElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (video.preload !== "none" || connection?.saveData || isFilmStopped()) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  video.preload = "auto";
  video.load();
  video.play().catch(() => undefined);
}

/** Stores for this visit whether the film is stopped. */
export function rememberFilmStopped(isStopped: boolean): void {
  try {
    if (isStopped) sessionStorage[FILM_STORAGE_KEY] = "stopped";
    else sessionStorage.removeItem(FILM_STORAGE_KEY);
  } catch {
    // Storage may be forbidden; the choice then applies to this page.
  }
}

function isFilmStopped(): boolean {
  try {
    return sessionStorage[FILM_STORAGE_KEY] !== undefined;
  } catch {
    return false;
  }
}
