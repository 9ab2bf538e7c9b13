import { expect, test } from "vitest";
import { webAnalyticsSources, webAnalyticsSettings } from "./web-analytics.settings.ts";

const ON = {
  googleAnalyticsId: "G-ABC1234567",
  googleAnalyticsEnabled: true,
  facebookPixelId: "123456789012345",
  facebookPixelEnabled: true,
};
const silent = () => {
  throw new Error("nothing was wrong");
};

const BOTH = { googleId: ON.googleAnalyticsId, pixelId: ON.facebookPixelId };

test("turns on enabled services with identifiers", () => {
  expect(webAnalyticsSettings(ON, silent)).toEqual(BOTH);
  const off = { ...ON, googleAnalyticsEnabled: false, facebookPixelEnabled: false };
  expect(webAnalyticsSettings(off, silent)).toEqual({});
});

test.each([
  ["googleAnalyticsId", ""],
  ["googleAnalyticsId", "UA-12345-1"],
  ["googleAnalyticsId", "G-abc1234567"],
  ["googleAnalyticsId", 'G-ABC1234"><script>'],
  ["facebookPixelId", ""],
  ["facebookPixelId", "12345"],
  ["facebookPixelId", "pixel123456789"],
] as const)("turns a service off and names it: %s %j", (setting, id) => {
  const warnings: string[] = [];
  const settings = webAnalyticsSettings({ ...ON, [setting]: id }, (name) => warnings.push(name));
  expect(warnings).toEqual([setting]);
  const off = setting === "googleAnalyticsId" ? "googleId" : "pixelId";
  expect(settings).toEqual({ ...BOTH, [off]: undefined });
});

test("allows only hosts of enabled services", () => {
  const sources = (on: Partial<typeof BOTH>) =>
    JSON.stringify(webAnalyticsSources({ googleId: undefined, pixelId: undefined, ...on }));
  const google = sources({ googleId: BOTH.googleId });
  expect([google.includes("google"), google.includes("facebook")]).toEqual([true, false]);
  const pixel = sources({ pixelId: BOTH.pixelId });
  expect([pixel.includes("google"), pixel.includes("facebook")]).toEqual([false, true]);
  expect(JSON.parse(sources({}))).toEqual({ scripts: [], images: [], connections: [] });
});

test("allows scripts by their URL, for the own identifier only", () => {
  expect(webAnalyticsSources(BOTH).scripts).toEqual([
    "https://www.googletagmanager.com/gtag/js",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://connect.facebook.net/signals/config/123456789012345",
    "https://connect.facebook.net/signals/plugins/",
  ]);
});
