import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { productApi } from "#tests/remote-calls.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { loadSiteSettings, UNREAD_SITE_SETTINGS } from "./load-site-settings.server.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";

async function fileWith(content: string): Promise<string> {
  const path = join(await temporaryFolder(), "site-config.json");
  await writeFile(path, content);
  return path;
}

async function urlWith(response: PreparedResponse): Promise<string> {
  const { url } = await productApi({ "/site-config.json": response });
  return `${url}/site-config.json`;
}

async function load(source: string) {
  const { log, lines } = recordLog();
  return { settings: await loadSiteSettings(source, log), lines };
}

test("loads the shipped file without warnings", async () => {
  const { settings, lines } = await load("public/site-config.json");
  expect(lines).toEqual([]);
  expect(settings?.siteName).toBe("Grupo Rubaiyat");
  // Rule 7.2: the flagship's published number, and no e-mail.
  expect(settings?.contact).toEqual({ phone: "+551130871399", email: "" });
});

test("loads settings from a URL", async () => {
  const { settings } = await load(await urlWith({ json: { siteName: "Elsewhere" } }));
  expect(settings?.siteName).toBe("Elsewhere");
});

test.each<[string, () => Promise<string>]>([
  ["a missing file", async () => "/nowhere/site-config.json"],
  ["a file that is not JSON", () => fileWith("{siteName}")],
  ["a list", () => fileWith("[]")],
  ["null", () => fileWith("null")],
  ["a word", () => fileWith('"word"')],
  ["a URL that responds with 500", () => urlWith({ status: 500 })],
  ["an unreachable URL", async () => "http://127.0.0.1:1/site-config.json"],
])("cannot read %s, and logs it once", async (_, prepare) => {
  const source = await prepare();
  const { settings, lines } = await load(source);
  expect(settings).toBeUndefined();
  expect(lines).toMatchObject([{ fields: { source, reason: expect.any(String) } }]);
});

// Rule 9.4.
test("keeps the shipped central line and turns nothing on while nothing can be read", async () => {
  const { settings: shipped } = await load("public/site-config.json");
  expect(UNREAD_SITE_SETTINGS.contact).toEqual(shipped?.contact);
  expect(UNREAD_SITE_SETTINGS).toMatchObject({
    analytics: { googleAnalyticsEnabled: false, facebookPixelEnabled: false },
    email: { enabled: false },
    integrations: { rdStationEnabled: false },
  });
});

// Rule 7.1.
test("omits and logs invalid values; missing ones take their default", async () => {
  const links = [{ name: "Service", url: "https://x.example" }];
  const source = await fileWith(
    JSON.stringify({
      contact: { phone: "+551130871399" },
      social: { instagram: "http://x.example", facebook: "https://x.example" },
      analytics: { googleAnalyticsId: " G-1 ", googleAnalyticsEnabled: "yes" },
      delivery: [{ restaurant: "a", links }, { links }, { restaurant: "c", links: [{}] }],
      leads: { houses: [{ restaurant: "a", email: "nobody" }] },
      integrations: { rdStationEnabled: "false" },
    }),
  );
  const { settings, lines } = await load(source);
  expect(settings).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    contact: { phone: "+551130871399", email: "" },
    social: { ...DEFAULT_SITE_SETTINGS.social, facebook: "https://x.example" },
    analytics: { ...DEFAULT_SITE_SETTINGS.analytics, googleAnalyticsId: "G-1" },
    delivery: [{ restaurant: "a", links }],
    // An invalid value turns no deliveries on.
    integrations: { rdStationEnabled: false },
  });
  const named = lines.map(({ fields }) => fields["setting"]);
  expect(named).toContain("social.instagram");
  expect(named).toContain("analytics.googleAnalyticsEnabled");
});

test("does not log a URL's password and token", async () => {
  const { lines } = await load("http://user:s3cret@127.0.0.1:1/settings.json?token=s3cret");
  expect(JSON.stringify(lines)).toContain("http://127.0.0.1:1/settings.json");
  expect(JSON.stringify(lines)).not.toContain("s3cret");
});
