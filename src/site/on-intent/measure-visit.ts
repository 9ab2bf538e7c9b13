import type { VisitPost } from "#api/vitals/vitals.contract.ts";

// Rule 7.6. Loaded when the page is idle, for one visit in ten.

/** The largest paint has a size, a layout shift the next two, an interaction the last (0: none). */
interface Entry extends PerformanceEntry {
  readonly size?: number;
  readonly hadRecentInput?: boolean;
  readonly value: number;
  readonly interactionId?: number;
}

/**
 * Matches the entries' names: `largest-contentful-paint`, `layout-shift`, `event`, `first-input`.
 */
const MEASURES = /^(larg|layo|event|first)/;
/** Shifts less than a second apart count together, for five seconds at most. */
const SHIFT_GAP_MS = 1000;
const SHIFT_SPAN_MS = 5000;

let lcp: number | undefined;
let inp: number | undefined;
let cls: number | undefined;
let [shifted, began, last] = [0, -SHIFT_SPAN_MS, 0];

function read(entries: PerformanceEntryList): void {
  for (const entry of entries as Entry[]) {
    const { startTime, duration, size, hadRecentInput, value, interactionId } = entry;
    if (size !== undefined) lcp = startTime;
    // The slowest; excluding one in fifty, as web-vitals does, seldom matters.
    else if (interactionId) inp = Math.max(inp ?? 0, duration);
    else if (hadRecentInput === false) {
      if (startTime - last > SHIFT_GAP_MS || startTime - began > SHIFT_SPAN_MS)
        [shifted, began] = [0, startTime];
      last = startTime;
      cls = Math.max(cls ?? 0, (shifted += value));
    }
  }
}

/** Measures until the page is first hidden, then reports once. */
function measure(): void {
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (type === "layout-shift") cls = 0;
    if (MEASURES.test(type))
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  const tell = () => {
    read(observer.takeRecords());
    const visit: VisitPost = {
      path: new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).pathname,
      device: matchMedia("(pointer: coarse)").matches ? "phone" : "desktop",
      lcp,
      inp,
      cls,
    };
    navigator.sendBeacon("/api/vitals", JSON.stringify(visit));
  };
  document.addEventListener("visibilitychange", tell, { once: true });
}

// A page in the background was painted when the visitor looked, not when it was ready.
const states = performance.getEntriesByType("visibility-state");
if (!states.some(({ name }) => name === "hidden")) measure();
