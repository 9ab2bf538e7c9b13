import { afterEach, expect, test, vi } from "vitest";
import { forgetCookies, MARKETING_COOKIES, STATISTICS_COOKIES } from "./forget-cookies.ts";
import { startGoogleTag } from "./google-tag.ts";
import { startMetaPixel } from "./meta-pixel.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that remembers which scripts were asked for. */
function aPage() {
  const page = { dataLayer: [] as ArrayLike<unknown>[], fbq: {} };
  const scripts: string[] = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  return { page, scripts };
}

test("Google first gets the denial of everything, then what was agreed to, then the identifier", () => {
  const { page, scripts } = aPage();
  startGoogleTag("G-TEST12345");
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST12345"]);
  const calls = page.dataLayer.map((call) => Array.from(call));
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  expect(calls).toEqual([
    ["consent", "default", denied],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
    ["js", expect.any(Date)],
    ["config", "G-TEST12345", { send_page_view: false, allow_google_signals: false }],
  ]);
  // The service ignores arrays.
  expect(page.dataLayer.map((call) => Object.prototype.toString.call(call))).toEqual(
    calls.map(() => "[object Arguments]"),
  );
});

test("agreeing to advertising grants Google's three signals for it, and stopping denies all", () => {
  const { page } = aPage();
  const tag = startGoogleTag("G-TEST12345");
  const signals = () => Object.values(Object(Array.from(page.dataLayer.at(-1) ?? [])[2]));
  tag.allowMarketing(true);
  expect(signals()).toEqual(["granted", "granted", "granted", "granted"]);
  tag.allowMarketing(false);
  expect(signals()).toEqual(["granted", "denied", "denied", "denied"]);
  tag.stop();
  expect(signals()).toEqual(["denied", "denied", "denied", "denied"]);
  expect(page).toMatchObject({ "ga-disable-G-TEST12345": true });
});

test("an event of Google's has the page's language, and its restaurant where there is one", () => {
  const { page } = aPage();
  const tag = startGoogleTag("G-TEST12345");
  const last = () => Array.from(page.dataLayer.at(-1) ?? []);
  tag.event("reserve_click", "rubaiyat-rio", "en");
  expect(last()).toEqual([
    "event",
    "reserve_click",
    { restaurant: "rubaiyat-rio", page_language: "en" },
  ]);
  tag.event("share", "", "pt");
  expect(last()).toEqual(["event", "share", { page_language: "pt" }]);
});

test("the pixel records nothing by itself, and knows its standard events", () => {
  const { page, scripts } = aPage();
  const pixel = startMetaPixel("123456789012345");
  pixel.pageView();
  pixel.event("reserve_click", "rubaiyat-rio", "es");
  pixel.event("media_kit_click", "", "es");
  pixel.stop();
  expect(scripts).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect({ ...page.fbq }).toMatchObject({
    disablePushState: true,
    allowDuplicatePageViews: true,
    queue: [
      ["set", "autoConfig", false, "123456789012345"],
      ["init", "123456789012345"],
      ["track", "PageView"],
      ["track", "Schedule", { restaurant: "rubaiyat-rio", language: "es" }],
      ["trackCustom", "media_kit_click", { language: "es" }],
      ["consent", "revoke"],
    ],
  });
});

test.each([
  [STATISTICS_COOKIES, ["_ga", "_ga_TEST12345", "_gid"]],
  [MARKETING_COOKIES, ["_fbp", "_fbc", "_gcl_au"]],
])("%s are deleted on this host and on those above, others stay", (names, deleted) => {
  const written: string[] = [];
  vi.stubGlobal("location", { hostname: "www.example.com.br" });
  vi.stubGlobal("document", {
    get cookie() {
      return "_ga=1; _ga_TEST12345=2; _gid=3; _fbp=4; _fbc=5; _gcl_au=6; _gallery=7; session=8";
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  forgetCookies(names);
  expect([...new Set(written.map((cookie) => cookie.split("=")[0]))]).toEqual(deleted);
  expect(written).toContain(`${deleted[0]}=; Max-Age=0; Path=/`);
  expect(written).toContain(`${deleted[0]}=; Max-Age=0; Path=/; Domain=example.com.br`);
  expect(written.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
});
