import { checkForms } from "./check-before-react.ts";
import { rememberFilmStopped } from "../ui/film/start-film.ts";
import { isForTheBrowser, REPLAY, switchLanguage, WITHOUT_REACT } from "./bootstrap-contract.ts";

/**
 * Serves a page that React has refused (src/site/on-intent/hydration-only.ts): form validation,
 * language, carousels, film. Hides controls that need React.
 */
export function serveWithoutReact(): void {
  document.documentElement.setAttribute(WITHOUT_REACT, "");
  checkForms(new AbortController().signal);
  // On the window, before all others.
  addEventListener("click", onClick, true);
  const { pathname, search } = location;
  addEventListener("popstate", () => {
    // Going back reaches a page that React had shown in this document before a reload.
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });
  for (const control of document.querySelectorAll(`[${REPLAY}]`)) {
    for (const name of ["disabled", "aria-disabled", "aria-current"]) control.removeAttribute(name);
  }
}

function onClick(event: MouseEvent): void {
  if (isForTheBrowser(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[data-language]");
  if (link !== null) switchLanguage(event, link);
  const button = event.target.closest(`button[${REPLAY}]`);
  if (button?.matches(".film-control")) toggleFilm(button);
  else if (button) turn(button);
}

function toggleFilm(button: Element): void {
  const film = document.querySelector("video");
  if (film === null) return;
  rememberFilmStopped(!film.paused);
  button.setAttribute("aria-pressed", String(!film.paused));
  if (film.paused) film.play().catch(() => undefined);
  else film.pause();
}

/** Turns the button's list by its `data-replay`: "+1", "-1", or a picture's index. */
function turn(button: Element): void {
  const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
  const by = button.getAttribute(REPLAY) ?? "";
  if (list === null) return;
  const views = Number(by) * list.clientWidth;
  list.scrollTo({ left: /^[+-]/.test(by) ? list.scrollLeft + views : views });
}
