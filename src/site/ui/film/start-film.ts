/** The storage key of the choice to stop the film, until the tab is closed. */
export const FILM_STORAGE_KEY = "rubaiyat-film";

/**
 * Starts a film that has not been started yet (rule 3.2): not under reduced motion or data saver,
 * and not where the visitor has stopped it before.
 */
export function startFilm(video: HTMLVideoElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (video.preload !== "none" || connection?.saveData || isFilmStopped()) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  video.preload = "auto";
  video.load();
  video.play().catch(() => undefined);
}

/** Remembers for this visit whether the visitor wants the film stopped. */
export function rememberFilmStopped(isStopped: boolean): void {
  try {
    if (isStopped) sessionStorage[FILM_STORAGE_KEY] = "stopped";
    else sessionStorage.removeItem(FILM_STORAGE_KEY);
  } catch {
    // Storage may be forbidden: the choice then holds for this page alone.
  }
}

function isFilmStopped(): boolean {
  try {
    return sessionStorage[FILM_STORAGE_KEY] !== undefined;
  } catch {
    return false;
  }
}
