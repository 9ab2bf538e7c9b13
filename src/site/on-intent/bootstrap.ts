import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_STORAGE_KEY } from "#language/languages.ts";
import { isBroken, showPlaceholder } from "../ui/picture/broken-image.ts";
import {
  APPLICATION_TYPE,
  CAMPAIGN_STORAGE_KEY,
  DRAFTS_STORAGE_KEY,
  hasCome,
  HYDRATED_EVENT,
  HYDRATE_SOON,
  isForTheBrowser,
  OPENING_ATTRIBUTE,
  PAGE_EVENT,
  REPLAY,
  STYLESHEET,
  switchLanguage,
} from "./bootstrap-contract.ts";
import { countEvents } from "./count-events.ts";
import { letPicturesTravel } from "./travelling-picture.ts";
import type { WithTrustedTypes } from "./trusted-types.ts";

// The script of a first page load. Fetches React at the first intent, and serves until then what
// plain HTML cannot.

const root = document.documentElement;
let application: HTMLScriptElement | undefined;
let clickToReplay: HTMLElement | undefined;
let hasTyped = false;
const INERT = `script[type="${APPLICATION_TYPE}"]`;
const hydrated = new AbortController();
// The only Trusted Types policy; its scripts are allowed by hash in the CSP.
const trusted = (window as WithTrustedTypes).trustedTypes?.createPolicy("application", {
  createScript: (text) => text,
});

/** Activates, once, the inert scripts with the page's data and the module that starts React. */
function startApplication(): void {
  if (application !== undefined) return;
  // The last scripts may not have arrived yet.
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", startApplication, { once: true });
    return;
  }
  for (const { text } of document.querySelectorAll<HTMLScriptElement>(INERT)) {
    const script = document.createElement("script");
    script.text = trusted?.createScript(text) ?? text;
    if (text.startsWith("import")) {
      script.type = "module";
      // If the network loses React, a held click on a link still navigates.
      script.addEventListener("error", onLost);
      application = script;
    }
    document.body.append(script);
  }
  if (application !== undefined) startStylesheet();
}

function onLost(): void {
  application = undefined;
  if (clickToReplay instanceof HTMLAnchorElement) location.assign(clickToReplay.href);
}

/** React waits for it, because its content may need more rules than the page inlines. */
function startStylesheet(): void {
  const stylesheet = document.querySelector<HTMLLinkElement>(STYLESHEET);
  if (stylesheet === null || hasCome(stylesheet)) return;
  stylesheet.addEventListener("error", onLost, { once: true });
  // Toggled, so that a failed stylesheet is requested again.
  stylesheet.disabled = true;
  stylesheet.disabled = false;
}

function onIntent(event: Event): void {
  const { type, target, pointerType, movementX, movementY } = event as PointerEvent & {
    target: Element;
  };
  // Ignores the pointermove fired on load.
  if (type === "pointermove" && !movementX && !movementY) return;
  if (target.closest(FORM) !== null) {
    fetchFormCheck();
    loadDrafts();
  }
  if (type === "focusin" && !target.matches("input,select,textarea")) return;
  // A touch on a link wants the next page, and React would compete for the network.
  if (pointerType === "touch" && target.closest(`a[href]:not([${REPLAY}])`) !== null) return;
  startApplication();
}

const FORM = "form[data-draft]";
let formCheck: Promise<void> | undefined;

/** Loads form validation when a form comes near. */
function loadFormCheck(): Promise<void> {
  return (formCheck ??= import("./check-before-react.ts").then(({ checkForms }) => {
    document.removeEventListener("submit", holdSubmit);
    checkForms(hydrated.signal);
  }));
}

/** Prefetches it; a form without it is submitted as it is. */
function fetchFormCheck(): void {
  loadFormCheck().catch(() => undefined);
}

/** Delays a form submitted before validation is loaded, then submits natively. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM)) return;
  event.preventDefault();
  loadFormCheck().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || isForTheBrowser(event)) return;
  const target = event.target as Element;
  const languageLink = target.closest<HTMLAnchorElement>("a[data-language]");
  // Typed text survives React's language switch, but not a page load.
  if (languageLink !== null && !hasTyped) switchLanguage(event, languageLink);
  const control = target.closest<HTMLElement>(`[${REPLAY}]${hasTyped ? ",[data-language]" : ""}`);
  if (control === null) return;
  event.preventDefault();
  // React may be loaded but not ready; the click is replayed once it is.
  event.stopImmediatePropagation();
  clickToReplay = control;
  startApplication();
}

/** Opens and closes dialogs in browsers without invoker commands. */
function onCommand({ target }: MouseEvent): void {
  const button = (target as Element).closest("button[commandfor]");
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

const loadLightbox = () => import("./serve-lightbox.ts");

/** Loads the gallery's script when its pictures come near. */
function watchGallery(): void {
  whenNear(document.querySelectorAll("a[data-slide]"), () => {
    loadLightbox().catch(() => undefined);
  });
}

/** Opens a gallery's picture over the page; without the script the link navigates to it. */
function openPicture(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-slide]");
  const canOpen = "HTMLDialogElement" in window;
  if (link === null || !canOpen || isForTheBrowser(event)) return;
  event.preventDefault();
  loadLightbox().then(
    ({ openLightbox }) => openLightbox(link),
    () => location.assign(link.href),
  );
}

/** Redirects a visitor with another stored language away from `/` (rule 1.2). */
function followStoredLanguage(): void {
  if (location.pathname !== "/") return;
  try {
    const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY) ?? "";
    if (!isLanguage(stored) || stored === DEFAULT_LANGUAGE) return;
    location.replace("/" + stored + location.search + location.hash);
  } catch {
    // Storage may be forbidden.
  }
}

let drafts: Promise<void> | undefined;

function loadDrafts(): void {
  drafts ??= import("../blocks/lead-form/drafts.ts")
    .then(({ watchDrafts }) => watchDrafts())
    .catch(() => undefined);
}

/** Restores campaign and typed text of the visit (rules 6.7 and 6.17). */
function restoreVisit(): void {
  try {
    if (location.search.includes("utm_")) sessionStorage[CAMPAIGN_STORAGE_KEY] ??= location.search;
    if (DRAFTS_STORAGE_KEY in sessionStorage) loadDrafts();
  } catch {
    // Storage may be forbidden.
  }
}

/** Replaces a broken image by the placeholder (rule 3.22). */
function onImageError({ target }: Event): void {
  if (target instanceof HTMLImageElement) showPlaceholder(target);
}

/** Calls `act` once one of the elements comes near. */
function whenNear(elements: Iterable<Element>, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "400px" },
  );
  for (const element of elements) observer.observe(element);
}

/** Computes the opening status when it comes near. */
function watchOpening(): void {
  const sentences = document.querySelectorAll(`[${OPENING_ATTRIBUTE}]`);
  // An empty sentence has no size and is never near.
  const places = Array.from(sentences, (sentence) => sentence.parentElement ?? sentence);
  whenNear(places, () => {
    import("../blocks/opening-hours/show-opening-status.ts")
      .then(({ keepOpeningStatus }) => keepOpeningStatus(sentences))
      .catch(() => undefined);
  });
}

const pageUrl = () => location.pathname + location.search;
const shownUrl = pageUrl();

/** Browsers keep one document for a page that React opened and its reloaded predecessor. */
function onHistory(): void {
  if (pageUrl() !== shownUrl) location.reload();
}

followStoredLanguage();
restoreVisit();
addEventListener("popstate", onHistory, { signal: hydrated.signal });
addEventListener("pageshow", restoreVisit);
countEvents();
letPicturesTravel();
if (!("showPopover" in HTMLElement.prototype)) {
  void import("./popover-fallback.ts").then(({ providePopovers }) => providePopovers());
}
// Capture, because hydrating React stops events that it cannot handle yet.
const untilHydrated = { capture: true, signal: hydrated.signal };
document.addEventListener("click", openPicture, true);
document.addEventListener(PAGE_EVENT, watchGallery);
document.addEventListener("submit", holdSubmit, { signal: hydrated.signal });
document.addEventListener("error", onImageError, true);
for (const image of document.images) if (isBroken(image)) showPlaceholder(image);
document.addEventListener("click", onClick, untilHydrated);
document.addEventListener("input", () => (hasTyped = true), untilHydrated);
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", onCommand, true);
}
for (const type of ["pointermove", "pointerdown", "keydown", "focusin"]) {
  document.addEventListener(type, onIntent, untilHydrated);
}
document.addEventListener(HYDRATED_EVENT, () => {
  hydrated.abort();
  root.dataset["hydrated"] = "";
  clickToReplay?.click();
});
addEventListener("load", afterLoad);

/**
 * Measures one visit in ten at random, so that nothing need be stored (rule 7.6). Skips automated
 * browsers and pages loaded in the background.
 */
function chooseVisit(): void {
  if (navigator.webdriver || document.hidden || Math.random() >= 0.1) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void import("./measure-visit.ts").catch(() => undefined));
}

function afterLoad(): void {
  // The film starts after everything else.
  const video = document.querySelector("video");
  if (video !== null) {
    import("../ui/film/start-film.ts")
      .then(({ startFilm }) => startFilm(video))
      .catch(() => undefined);
  }
  // Loads React when a part that only React can fill (a map) comes near.
  whenNear(document.querySelectorAll(`[${HYDRATE_SOON}]`), startApplication);
  watchOpening();
  watchGallery();
  chooseVisit();
  // A page's main form may be submitted at once; other forms are focused first.
  if (document.querySelector(`main ${FORM} textarea`) !== null) fetchFormCheck();
}
