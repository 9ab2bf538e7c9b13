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
import type { WithTrustedTypes } from "./trusted-types.ts";

// All the script that a first page load carries. It fetches React at the first sign of intent and
// until React is there serves the few things that plain HTML cannot.

const root = document.documentElement;
let application: HTMLScriptElement | undefined;
let clickToReplay: HTMLElement | undefined;
let hasTyped = false;
const INERT = `script[type="${APPLICATION_TYPE}"]`;
const hydrated = new AbortController();
// Nothing else has this leave; and what it lets through, the page's policy knows by its hash.
const trusted = (window as WithTrustedTypes).trustedTypes?.createPolicy("application", {
  createScript: (text) => text,
});

/**
 * Activates the inline scripts with the data of the page and the module that starts React, which have an inert
 * type until then; once.
 */
function startApplication(): void {
  if (application !== undefined) return;
  // The last of them may be on their way.
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", startApplication, { once: true });
    return;
  }
  for (const { text } of document.querySelectorAll<HTMLScriptElement>(INERT)) {
    const script = document.createElement("script");
    script.text = trusted?.createScript(text) ?? text;
    if (text.startsWith("import")) {
      script.type = "module";
      // On a network that loses React, a held click on a link still leads there.
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

/** React waits for it, because what it shows may need more rules than the page carries. */
function startStylesheet(): void {
  const stylesheet = document.querySelector<HTMLLinkElement>(STYLESHEET);
  if (stylesheet === null || hasCome(stylesheet)) return;
  stylesheet.addEventListener("error", onLost, { once: true });
  // Off and on again: after a failure it is asked for once more.
  stylesheet.disabled = true;
  stylesheet.disabled = false;
}

function onIntent(event: Event): void {
  const { type, target, pointerType, movementX, movementY } = event as PointerEvent & {
    target: Element;
  };
  // The page came under a pointer that lies still.
  if (type === "pointermove" && !movementX && !movementY) return;
  if (target.closest(FORM) !== null) {
    fetchFormCheck();
    loadDrafts();
  }
  if (type === "focusin" && !target.matches("input,select,textarea")) return;
  // A finger on a link wants the next page, and React would take its share of the network.
  if (pointerType === "touch" && target.closest(`a[href]:not([${REPLAY}])`) !== null) return;
  startApplication();
}

const FORM = "form[data-draft]";
let formCheck: Promise<void> | undefined;

/** What shows the mistakes in a form comes to whom a form is near. */
function loadFormCheck(): Promise<void> {
  return (formCheck ??= import("./check-before-react.ts").then(({ checkForms }) => {
    document.removeEventListener("submit", holdSubmit);
    checkForms(hydrated.signal);
  }));
}

/** Before it is needed; without it a form is sent as it is. */
function fetchFormCheck(): void {
  loadFormCheck().catch(() => undefined);
}

/** Sent sooner than it could be checked: the browser's own post, a moment later. */
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
  // What has been typed survives the switch that React makes, not a load of the other page.
  if (languageLink !== null && !hasTyped) switchLanguage(event, languageLink);
  const control = target.closest<HTMLElement>(`[${REPLAY}]${hasTyped ? ",[data-language]" : ""}`);
  if (control === null) return;
  event.preventDefault();
  // React may be there already, but not ready: the click is made again when it is.
  event.stopImmediatePropagation();
  clickToReplay = control;
  startApplication();
}

/** For browsers that know no invoker commands: the buttons that open and close a dialog. */
function onCommand({ target }: MouseEvent): void {
  const button = (target as Element).closest("button[commandfor]");
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

const loadLightbox = () => import("./serve-lightbox.ts");

/** What opens a gallery comes when its pictures come near, before somebody asks for it. */
function watchGallery(): void {
  whenNear(document.querySelectorAll("a[data-slide]"), () => {
    loadLightbox().catch(() => undefined);
  });
}

/** A picture of a gallery opens over the page, else the link leads to it. */
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

/** Rule 1.2: a visitor who chose another language before is taken from `/` to it. */
function followStoredLanguage(): void {
  if (location.pathname !== "/") return;
  try {
    const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY) ?? "";
    if (!isLanguage(stored) || stored === DEFAULT_LANGUAGE) return;
    location.replace("/" + stored + location.search + location.hash);
  } catch {
    // As above.
  }
}

let drafts: Promise<void> | undefined;

function loadDrafts(): void {
  drafts ??= import("../blocks/lead-form/drafts.ts")
    .then(({ watchDrafts }) => watchDrafts())
    .catch(() => undefined);
}

/** Rules 6.7 and 6.17: what the visit began with counts, and what was typed in it is there again. */
function restoreVisit(): void {
  try {
    if (location.search.includes("utm_")) sessionStorage[CAMPAIGN_STORAGE_KEY] ??= location.search;
    if (DRAFTS_STORAGE_KEY in sessionStorage) loadDrafts();
  } catch {
    // As above.
  }
}

/** Rule 3.22: a broken image becomes the placeholder. */
function onImageError({ target }: Event): void {
  if (target instanceof HTMLImageElement) showPlaceholder(target);
}

/** Does something once one of the elements comes near. */
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

/** Whether a restaurant is open now is worked out where somebody may read it. */
function watchOpening(): void {
  const sentences = document.querySelectorAll(`[${OPENING_ATTRIBUTE}]`);
  // An empty sentence takes no room, and so is never near.
  const places = Array.from(sentences, (sentence) => sentence.parentElement ?? sentence);
  whenNear(places, () => {
    import("../blocks/opening-hours/show-opening-status.ts")
      .then(({ keepOpeningStatus }) => keepOpeningStatus(sentences))
      .catch(() => undefined);
  });
}

const pageUrl = () => location.pathname + location.search;
const shownUrl = pageUrl();

/** Back from a page that React opened and the visitor reloaded: the browser keeps this document for both. */
function onHistory(): void {
  if (pageUrl() !== shownUrl) location.reload();
}

followStoredLanguage();
restoreVisit();
addEventListener("popstate", onHistory, { signal: hydrated.signal });
addEventListener("pageshow", restoreVisit);
countEvents();
if (!("showPopover" in HTMLElement.prototype)) {
  void import("./popover-fallback.ts").then(({ providePopovers }) => providePopovers());
}
// Capture: while React hydrates, it stops the propagation of events that it cannot handle yet.
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
 * Rule 7.6: one visit in ten is measured, by chance, so that nothing needs to be remembered of it. A browser that a program
 * steers is no visitor, and a page that was loaded in the background shows no visitor's wait.
 */
function chooseVisit(): void {
  if (navigator.webdriver || document.hidden || Math.random() >= 0.1) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void import("./measure-visit.ts").catch(() => undefined));
}

function afterLoad(): void {
  // The film comes after everything else.
  const video = document.querySelector("video");
  if (video !== null) {
    import("../ui/film/start-film.ts")
      .then(({ startFilm }) => startFilm(video))
      .catch(() => undefined);
  }
  // Parts that only React can fill (a map) fetch it when they come near.
  whenNear(document.querySelectorAll(`[${HYDRATE_SOON}]`), startApplication);
  watchOpening();
  watchGallery();
  chooseVisit();
  // A form that a page is about may be sent at once; other forms are touched first.
  if (document.querySelector(`main ${FORM} textarea`) !== null) fetchFormCheck();
}
