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

test("services that are enabled with identifiers are on, the others are off without a word", () => {
  expect(webAnalyticsSettings(ON, silent)).toEqual({
    googleId: "G-ABC1234567",
    pixelId: "123456789012345",
  });
  const off = { ...ON, googleAnalyticsEnabled: false, facebookPixelEnabled: false };
  expect(webAnalyticsSettings(off, silent)).toEqual({ googleId: undefined, pixelId: undefined });
});

test.each([
  ["googleAnalyticsId", ""],
  ["googleAnalyticsId", "UA-12345-1"],
  ["googleAnalyticsId", "G-abc1234567"],
  ["googleAnalyticsId", 'G-ABC1234"><script>'],
  ["facebookPixelId", ""],
  ["facebookPixelId", "12345"],
  ["facebookPixelId", "pixel123456789"],
] as const)("%s %j cannot be right: it is off, and named", (setting, id) => {
  const warnings: string[] = [];
  const { googleId, pixelId } = webAnalyticsSettings({ ...ON, [setting]: id }, (name) =>
    warnings.push(name),
  );
  expect(warnings).toEqual([setting]);
  expect(setting === "googleAnalyticsId" ? googleId : pixelId).toBeUndefined();
  expect(setting === "googleAnalyticsId" ? pixelId : googleId).toBeDefined();
});

test("only the hosts of services that are on are allowed", () => {
  const google = webAnalyticsSources({ googleId: "G-ABC1234567", pixelId: undefined });
  expect(JSON.stringify(google)).toMatch(/google/);
  expect(JSON.stringify(google)).not.toMatch(/facebook/);
  const pixel = webAnalyticsSources({ googleId: undefined, pixelId: "123456789012345" });
  expect(JSON.stringify(pixel)).toMatch(/facebook/);
  expect(JSON.stringify(pixel)).not.toMatch(/google/);
  const none = webAnalyticsSources({ googleId: undefined, pixelId: undefined });
  expect(none).toEqual({ scripts: [], images: [], connections: [] });
});

test("scripts are allowed by their URL, and none of other identifiers or containers", () => {
  const both = { googleId: "G-ABC1234567", pixelId: "123456789012345" };
  expect(webAnalyticsSources(both).scripts).toEqual([
    "https://www.googletagmanager.com/gtag/js",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://connect.facebook.net/signals/config/123456789012345",
    "https://connect.facebook.net/signals/plugins/",
  ]);
});
