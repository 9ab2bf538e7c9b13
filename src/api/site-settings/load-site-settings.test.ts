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

test("the shipped file loads without a word in the log", async () => {
  const { log, lines } = recordLog();
  const settings = await loadSiteSettings("public/site-config.json", log);
  expect(lines).toEqual([]);
  expect(settings?.siteName).toBe("Grupo Rubaiyat");
  // Rule 7.2: the flagship's published number, and no e-mail.
  expect(settings?.contact).toEqual({ phone: "+551130871399", email: "" });
});

test("what a file leaves out takes the built-in default", async () => {
  const source = await fileWith('{"analytics":{"googleAnalyticsId":" G-1 "}}');
  const settings = await loadSiteSettings(source, recordLog().log);
  expect(settings).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    analytics: { ...DEFAULT_SITE_SETTINGS.analytics, googleAnalyticsId: "G-1" },
  });
});

test("the settings may lie at a URL", async () => {
  const source = await urlWith({ json: { siteName: "Elsewhere" } });
  const settings = await loadSiteSettings(source, recordLog().log);
  expect(settings?.siteName).toBe("Elsewhere");
});

const BROKEN: readonly [string, () => Promise<string>][] = [
  ["a file that is not there", async () => "/nowhere/site-config.json"],
  ["a file that is not JSON", () => fileWith("{siteName}")],
  ["a list", () => fileWith("[]")],
  ["nothing", () => fileWith("null")],
  ["a word", () => fileWith('"word"')],
  ["a URL that responds with 500", () => urlWith({ status: 500 })],
  ["a URL where nobody listens", async () => "http://127.0.0.1:1/site-config.json"],
];

test.each(BROKEN)("%s is not read, and makes one line in the log", async (_, prepare) => {
  const source = await prepare();
  const { log, lines } = recordLog();
  expect(await loadSiteSettings(source, log)).toBeUndefined();
  expect(lines).toMatchObject([{ fields: { source, reason: expect.any(String) } }]);
});

// Rule 9.4.
test("while nothing is read the shipped central line stays, and nothing is turned on", async () => {
  const shipped = await loadSiteSettings("public/site-config.json", recordLog().log);
  expect(UNREAD_SITE_SETTINGS.contact).toEqual(shipped?.contact);
  expect(UNREAD_SITE_SETTINGS).toMatchObject({
    analytics: { googleAnalyticsEnabled: false, facebookPixelEnabled: false },
    email: { enabled: false },
    integrations: { rdStationEnabled: false },
  });
});

// Rule 7.1.
test("a wrong value costs itself alone, and is named", async () => {
  const links = [{ name: "Service", url: "https://x.example" }];
  const source = await fileWith(
    JSON.stringify({
      contact: { phone: "+551130871399" },
      social: { instagram: "http://x.example", facebook: "https://x.example" },
      analytics: { googleAnalyticsId: "G-1", googleAnalyticsEnabled: "yes" },
      delivery: [{ restaurant: "a", links }, { links }, { restaurant: "c", links: [{}] }],
      leads: { houses: [{ restaurant: "a", email: "nobody" }] },
    }),
  );
  const { log, lines } = recordLog();
  const settings = await loadSiteSettings(source, log);
  expect(settings).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    contact: { phone: "+551130871399", email: "" },
    social: { ...DEFAULT_SITE_SETTINGS.social, facebook: "https://x.example" },
    analytics: { ...DEFAULT_SITE_SETTINGS.analytics, googleAnalyticsId: "G-1" },
    delivery: [{ restaurant: "a", links }],
  });
  const named = new Set(lines.map(({ fields }) => Reflect.get(fields, "setting")));
  expect(named).toContain("social.instagram");
  expect(named).toContain("analytics.googleAnalyticsEnabled");
});

test("deliveries are off when what the file says of them makes no sense", async () => {
  const source = await fileWith(
    '{"integrations":{"rdStationEnabled":"false"},"contact":{"phone":7}}',
  );
  const settings = await loadSiteSettings(source, recordLog().log);
  expect(settings?.integrations).toEqual({ rdStationEnabled: false });
});

test("a URL's password and token are not in the log", async () => {
  const { log, lines } = recordLog();
  await loadSiteSettings("http://user:s3cret@127.0.0.1:1/settings.json?token=s3cret", log);
  expect(JSON.stringify(lines)).toContain("http://127.0.0.1:1/settings.json");
  expect(JSON.stringify(lines)).not.toContain("s3cret");
});
