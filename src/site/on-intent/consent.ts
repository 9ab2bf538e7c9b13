import type { TrackedEvent } from "#api/insights/tracked-events.ts";
import {
  forgetCookies,
  MARKETING_COOKIES,
  STATISTICS_COOKIES,
} from "#services/web-analytics/forget-cookies.ts";
import { TRACKED_EVENT, CONSENT_BANNER, PAGE_EVENT } from "./bootstrap-contract.ts";
import { providePopovers } from "./popover-fallback.ts";
import { type Choices, type Purpose, storeChoices, storedChoices } from "./consent-record.ts";
import type { STARTS } from "./services.ts";

// Part of pages with web analytics or pixel in the site settings. Fetches nothing of either without
// consent (rule 7.3).

type Statistics = ReturnType<typeof STARTS.statistics>;
type Marketing = ReturnType<typeof STARTS.marketing>;

const root = document.documentElement;
const banner = document.getElementById(CONSENT_BANNER);
const { google = "", pixel = "", services = "", version = "" } = banner?.dataset ?? {};
const asked: readonly Purpose[] = [
  ...(google === "" ? [] : (["statistics"] as const)),
  ...(pixel === "" ? [] : (["marketing"] as const)),
];
let choices = storedChoices(asked, version);
let statistics: Promise<Statistics> | undefined;
let marketing: Promise<Marketing> | undefined;

/** Notifies running services, and starting ones once they run. */
function tell(what: (service: Statistics | Marketing) => void): void {
  for (const service of [statistics, marketing]) service?.then(what, ignore);
}

/** A lost script sends nothing. */
function ignore(): void {}

const loaded = () => import(/* @vite-ignore */ services) as Promise<{ STARTS: typeof STARTS }>;

/** Starts the accepted services and removes the rejected ones. */
function follow(): void {
  const agreed: Choices = choices ?? {};
  const isWithdrawn = (statistics && !agreed.statistics) || (marketing && !agreed.marketing);
  if (isWithdrawn) tell((service) => service.stop());
  if (!agreed.statistics) forgetCookies(STATISTICS_COOKIES);
  if (!agreed.marketing) forgetCookies(MARKETING_COOKIES);
  // Only a new page is free of scripts that ran in this one.
  if (isWithdrawn) return location.replace(location.pathname + location.search);

  const areStatisticsNew = statistics === undefined;
  if (agreed.statistics && google !== "") {
    statistics ??= loaded().then((module) => module.STARTS.statistics(google));
    statistics.then((service) => {
      service.allowMarketing(agreed.marketing === true);
      if (areStatisticsNew) service.pageView();
    }, ignore);
  }
  if (agreed.marketing && pixel !== "" && marketing === undefined) {
    marketing = loaded().then((module) => module.STARTS.marketing(pixel));
    marketing.then((service) => service.pageView(), ignore);
  }
}

function decide(choice: string): void {
  const isTicked = (name: string) => banner?.querySelector(`[name=${name}]:checked`) != null;
  const granted = asked.filter(
    (one) => choice === "accept" || (choice === "choose" && isTicked(one)),
  );
  choices = Object.fromEntries(asked.map((one) => [one, granted.includes(one)]));
  storeChoices(choices, version, root.lang);
  banner?.hidePopover();
  const some = granted.length === asked.length ? "accept" : "choose";
  const detail = { event: `consent_${granted.length === 0 ? "reject" : some}`, restaurant: "" };
  document.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail }));
  follow();
}

/** Applies a choice from another tab, or made while this page was in the back-forward cache. */
function readAgain(): void {
  choices = storedChoices(asked, version);
  if (choices !== undefined) banner?.hidePopover();
  follow();
}

function onTrackedEvent(tracked: Event): void {
  const { event, restaurant } = (tracked as CustomEvent<TrackedEvent>).detail;
  if (event.startsWith("consent_")) return;
  tell((service) => service.event(event, restaurant, root.lang));
}

/** A form submitted without React leads to its own page; a reload makes no new lead. */
function tellOfSentForm(): void {
  const sent = document.querySelector<HTMLElement>("[data-result=sent]");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (sent === null || visit?.type !== "navigate") return;
  tell((service) => service.event("generate_lead", "", root.lang));
}

function start(panel: HTMLElement): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("[data-consent]");
    if (button !== null) decide(button.dataset["consent"] ?? "");
  };
  // Capture, because hydrating React stops clicks.
  document.addEventListener("click", onClick, true);
  document.addEventListener(TRACKED_EVENT, onTrackedEvent);
  document.addEventListener(PAGE_EVENT, () => tell((service) => service.pageView()));
  addEventListener("storage", readAgain);
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain());
  // Parts below the banner move up by its height (consent.css).
  new ResizeObserver(() => {
    root.style.setProperty("--consent-height", `${panel.offsetHeight}px`);
  }).observe(panel);
  panel.addEventListener("beforetoggle", () => {
    for (const box of panel.querySelectorAll("input")) {
      box.checked = choices?.[box.name as Purpose] === true;
    }
    const details = panel.querySelector("details");
    if (details !== null) details.open = choices !== undefined;
  });
  follow();
  tellOfSentForm();
  // Global Privacy Control refuses for the visitor, who can still agree through the footer's link.
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (choices === undefined && !globalPrivacyControl) panel.showPopover();
}

// Either script may load first.
providePopovers();
if (banner !== null) {
  // A prerendered page may never be seen, so it is no page view.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", () => start(banner), { once: true });
  } else start(banner);
}
