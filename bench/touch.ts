import { type Browser, chromium, type Page } from "@playwright/test";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/site-process.ts";
import { TOUCH_BUDGET } from "./budgets.ts";
import { startFloor } from "./paint-floor.ts";
import { median } from "./requests.ts";
import type { Part } from "./results.ts";
import { onSlowPhone, SLOW_MOBILE, SLOW_PHONE } from "./slow-phone.ts";

const ROUNDS = 5;
/** Enough for scrolling to end and for what it loads to arrive. */
const REST_MS = 900;
/** How long a tapping finger touches the screen. */
const TAP_MS = 80;

interface Touch {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  readonly isDone: string;
  readonly isAfterReact?: boolean;
  /** The floor's reaction to a tap: opens a part of the page, or another page. */
  readonly floor: "part" | "page";
}

const HOME = pathTo("pt", "home");
const LIST = pathTo("pt", "restaurantList");
const RESTAURANT = restaurantPath("pt", { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" });

const TOUCHES: readonly Touch[] = [
  {
    name: "mobile menu",
    path: HOME,
    target: "button[commandfor=mobile-menu]",
    isDone: "document.querySelector('#mobile-menu').open",
    floor: "part",
  },
  {
    name: "question",
    path: HOME,
    target: "summary:has(h3)",
    isDone: "document.querySelector('main details[name=faq]').open",
    floor: "part",
  },
  {
    name: "gallery picture",
    path: RESTAURANT,
    target: ".mosaic a",
    isDone:
      "[...document.querySelectorAll('dialog.lightbox[open] img')].some((image) => image.complete && " +
      "image.naturalWidth > 0 && image.getBoundingClientRect().left >= 0 && image.getBoundingClientRect().left < innerWidth)",
    floor: "part",
  },
  {
    name: "first wrong form",
    path: pathTo("pt", "contact"),
    target: "main form button[type=submit]",
    isDone: "document.querySelector('main form [aria-invalid=true]') !== null",
    floor: "part",
  },
  {
    name: "link, before React",
    path: HOME,
    target: `main a[href="${LIST}"]`,
    isDone: `location.pathname === "${LIST}" && document.querySelector("h1") !== null`,
    floor: "page",
  },
  {
    name: "link to a most used page, after React",
    path: HOME,
    target: `main a[href="${LIST}"]`,
    isDone: `location.pathname === "${LIST}" && document.querySelector("main:not([inert]) h1") !== null`,
    isAfterReact: true,
    floor: "page",
  },
  {
    name: "link to another page, after React",
    path: LIST,
    target: `main a[href="${RESTAURANT}"]`,
    isDone: `location.pathname === "${RESTAURANT}" && document.querySelector("main:not([inert]) h1") !== null`,
    isAfterReact: true,
    floor: "page",
  },
];

const FLOOR: Readonly<Record<Touch["floor"], Omit<Touch, "name" | "path" | "floor">>> = {
  part: { target: "summary", isDone: "document.querySelector('details').open" },
  page: {
    target: "a",
    isDone: "location.search === '?other' && document.querySelector('h1') !== null",
  },
};

/** Measures from a tap to its result on the screen, relative to a plain page. */
export async function measureTouch(): Promise<Part> {
  const site = await startSite();
  const floor = await startFloor(undefined);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  try {
    for (const touch of TOUCHES) {
      const rounds: { readonly ours: number; readonly least: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const least = await timeOf(browser, floor.url, FLOOR[touch.floor]);
        rounds.push({ ours: await timeOf(browser, site.url + touch.path, touch), least });
      }
      const ratio = median(rounds.map(({ ours, least }) => ours / least));
      const milliseconds = (["least", "ours"] as const).map((whose) =>
        Math.round(median(rounds.map((round) => round[whose]))),
      );
      rows.push([touch.name, ratio.toFixed(2), ...milliseconds]);
      const budget = TOUCH_BUDGET[touch.floor];
      if (ratio > budget) failures.push(`${touch.name}: ${ratio.toFixed(2)} ×, budget ${budget}.`);
    }
  } finally {
    await browser.close();
    await site.stop();
    await floor.stop();
  }
  return {
    columns: ["touch", "ratio to the floor", "floor, ms", "site, ms"],
    rows,
    method:
      `${SLOW_PHONE}, ${ROUNDS} rounds in turn, medians; from the finger's touch, which lasts ${TAP_MS} ms, to the ` +
      "frame that shows the result. React is not there before the tap but where the row says so. The floor is a " +
      "plain page: a question that opens, or a link to another plain page.",
    failures,
  };
}

function timeOf(
  browser: Browser,
  url: string,
  { target, isDone, isAfterReact = false }: Omit<Touch, "name" | "path" | "floor">,
): Promise<number> {
  const measure = async (page: Page) => {
    if (isAfterReact) await startReact(page);
    const thing = page.locator(target).first();
    await thing.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    // By wall clock, because a plain link begins another document with its own timeline.
    const script = `(${watch})(() => ${isDone})`;
    await page.addInitScript(script);
    await page.evaluate(script);
    const box = await thing.boundingBox();
    if (box === null) throw new Error(`${target} is not on the screen`);
    const began = Date.now();
    await tap(page, { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) });
    const handle = await page.waitForFunction(() => sessionStorage.getItem("shown-at"));
    return Number(await handle.jsonValue()) - began;
  };
  return onSlowPhone(browser, url, measure, SLOW_MOBILE);
}

/** Taps like a finger; Playwright's tap has no duration. */
async function tap(page: Page, point: { readonly x: number; readonly y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: (typeof point)[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [point]);
  await page.waitForTimeout(TAP_MS);
  await touch("touchEnd", []);
}

/** Records when the condition first holds and a frame is drawn. */
function watch(isShown: () => boolean): void {
  const step = () => {
    if (!isShown()) return void requestAnimationFrame(step);
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem("shown-at", String(Date.now()))),
    );
  };
  sessionStorage.removeItem("shown-at");
  step();
}

async function startReact(page: Page): Promise<void> {
  await page.mouse.move(4, 300);
  await page.mouse.move(8, 304);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForTimeout(REST_MS);
}
