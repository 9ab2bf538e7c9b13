import { expect, test } from "vitest";
import { siteSettings } from "#content/site-settings/site-settings.ts";
import { homeHead } from "./home-head.ts";

const SETTINGS = siteSettings.parse({
  siteDescription: "Casas de fogo.",
  keywords: ["carne", "vinho"],
  seo: {
    metaTitle: "Restaurantes",
    metaDescription: "Fogo e mesa.",
    openGraphTitle: "Venha",
    openGraphDescription: "À mesa.",
  },
});

test("in Portuguese the settings speak for home", () => {
  expect(homeHead(SETTINGS, "pt")).toEqual({
    title: "Restaurantes",
    description: "Fogo e mesa.",
    ogTexts: { title: "Venha", description: "À mesa." },
    keywords: "carne, vinho",
  });
});

test("without their own they lend the site's description, and else leave home its own words", () => {
  const settings = siteSettings.parse({ siteDescription: "Casas de fogo." });
  expect(homeHead(settings, "pt")).toMatchObject({ description: "Casas de fogo." });
  const head = homeHead(siteSettings.parse({}), "pt");
  expect("title" in head || "description" in head).toBe(false);
});

test("no page mixes languages: elsewhere the settings are silent", () => {
  expect([homeHead(SETTINGS, "en"), homeHead(SETTINGS, "es")]).toEqual([{}, {}]);
});
