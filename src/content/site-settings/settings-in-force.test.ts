import { expect, test } from "vitest";
import { FULL_SETTINGS, someSettings } from "#tests/builders/settings-content.ts";
import { settingsInForce, settingsValues } from "./settings-in-force.ts";
import { settingsOfDraft } from "./settings-of-draft.ts";
import { servedSiteSettings, siteSettings } from "./site-settings.ts";

const RIO = { restaurant: "rubaiyat-rio", links: [{ name: "A", url: "https://a.example" }] };
const MADRID = { restaurant: "rubaiyat-madrid", links: [{ name: "B", url: "https://b.example" }] };
const FILE = siteSettings.parse({
  siteName: "Group",
  siteDescription: "Of the file.",
  keywords: ["fire"],
  contact: { phone: "+551130871399", email: "file@example.com" },
  social: {
    instagram: "https://instagram.example/file",
    facebook: "https://facebook.example/file",
  },
  seo: { metaTitle: "File", openGraphTitle: "File's card" },
  delivery: [RIO, MADRID],
  leads: { houses: [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }] },
  analytics: { googleAnalyticsId: "G-1", googleAnalyticsEnabled: true },
});

test("returns the file's settings without a publication or with an empty one", () => {
  expect(settingsInForce(FILE, undefined)).toBe(FILE);
  expect(JSON.stringify(settingsInForce(FILE, someSettings()))).toBe(JSON.stringify(FILE));
});

test("prefers published settings, empty ones included", () => {
  const published = someSettings({ phone: "", instagram: "https://instagram.example/desk" });
  expect(settingsInForce(FILE, published)).toEqual({
    ...FILE,
    contact: { phone: "", email: "file@example.com" },
    social: { ...FILE.social, instagram: "https://instagram.example/desk" },
  });
});

test("publishes order links per restaurant; an empty list removes the file's", () => {
  const links = [{ name: "C", url: "https://c.example" }];
  const delivery = [
    { restaurant: "rubaiyat-rio", links: [] },
    { restaurant: "rubaiyat-chile", links },
  ];
  expect(settingsInForce(FILE, someSettings({ delivery })).delivery).toEqual([
    MADRID,
    { restaurant: "rubaiyat-rio", links: [] },
    { restaurant: "rubaiyat-chile", links },
  ]);
});

test("applies every setting that the staff may publish, in a form that a file could have", () => {
  const inForce = settingsInForce(FILE, FULL_SETTINGS);
  const { slug: _, delivery, ...others } = FULL_SETTINGS;
  expect(settingsValues(inForce)).toMatchObject({ ...others, delivery: [MADRID, ...delivery] });
  expect(siteSettings.parse(inForce)).toEqual(inForce);
  expect(settingsInForce(inForce, someSettings())).toEqual(inForce);
  expect(servedSiteSettings.parse(inForce)).not.toHaveProperty("leads");
});

test("keeps the file's value for an invalid field of a draft", async () => {
  const draft = { phone: "12", email: "draft@example.com", delivery: [{ restaurant: "" }] };
  const inForce = settingsOfDraft(FILE, { ...someSettings(), ...draft, facebook: undefined });
  expect(inForce).toEqual({ ...FILE, contact: { ...FILE.contact, email: "draft@example.com" } });
});
