import { expect, test, vi } from "vitest";
import { forgetCookies, MARKETING_COOKIES, STATISTICS_COOKIES } from "./forget-cookies.ts";
import { startGoogleTag } from "./google-tag.ts";
import { startMetaPixel } from "./meta-pixel.ts";

/** Stubs a page; `scripts` records those requested. */
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

test("sends Google denied consent by default, changes, and events", () => {
  const { page, scripts } = aPage();
  const tag = startGoogleTag("G-TEST12345");
  tag.event("reserve_click", "rubaiyat-rio", "en");
  tag.allowMarketing(true);
  tag.event("share", "", "pt");
  tag.allowMarketing(false);
  tag.stop();
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST12345"]);
  const consent = (statistics: string, marketing: string) => ({
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: statistics,
  });
  expect(page.dataLayer.map((call) => Array.from(call))).toEqual([
    ["consent", "default", consent("denied", "denied")],
    ["consent", "update", consent("granted", "denied")],
    ["js", expect.any(Date)],
    ["config", "G-TEST12345", { send_page_view: false, allow_google_signals: false }],
    ["event", "reserve_click", { restaurant: "rubaiyat-rio", page_language: "en" }],
    ["consent", "update", consent("granted", "granted")],
    ["event", "share", { page_language: "pt" }],
    ["consent", "update", consent("granted", "denied")],
    ["consent", "update", consent("denied", "denied")],
  ]);
  expect(page).toMatchObject({ "ga-disable-G-TEST12345": true });
  // Google's script ignores arrays.
  const kinds = page.dataLayer.map((call) => Object.prototype.toString.call(call));
  expect(new Set(kinds)).toEqual(new Set(["[object Arguments]"]));
});

test("sends Meta only explicit events, by their standard names", () => {
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

const STATISTICS = "_ga _ga_TEST12345 _gid _gat _gat_gtag_UA_1_1 _dc_gtm_UA-1-1";
const MARKETING = "_fbp _fbc _gcl_au _gcl_aw _gcl_dc _gcl_gb _gac_UA-1-1 _gac_gb_TEST12345";
const OTHERS = "_gallery _gateway _gacha _fbpage _dc _ga4 ga session";

test.each([
  [STATISTICS_COOKIES, STATISTICS.split(" ")],
  [MARKETING_COOKIES, MARKETING.split(" ")],
])("deletes only %s, on this host and its parents", (names, deleted) => {
  const written: string[] = [];
  vi.stubGlobal("location", { hostname: "www.example.com.br" });
  vi.stubGlobal("document", {
    get cookie() {
      return `${STATISTICS} ${MARKETING} ${OTHERS}`.replaceAll(" ", "=1; ") + "=1";
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
