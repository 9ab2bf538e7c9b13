import { expect, test } from "vitest";
import { readEnvironment } from "#config/environment.server.ts";
import { MARKETING_COOKIES, STATISTICS_COOKIES } from "#services/web-analytics/forget-cookies.ts";
import { LIMITS } from "#runtime/concurrency/limits.ts";
import { LINK_MINUTES } from "#leads/own-data/own-data-link.ts";
import { BROWSER_STORAGE, PERIODS, SERVICE_COOKIES } from "#site/screens/privacy/privacy-facts.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

// The privacy notice's table matches the code. The desk is exempt, because the notice addresses visitors.

const SOURCE = filesIn(["src/"], [".ts", ".tsx"])
  .filter((path) => !/^src\/(desk|accounts)\/|\/desk\//.test(path) && !path.includes("/paraglide/"))
  .filter((path) => !/\.(test|e2e|fake)\.tsx?$/.test(path))
  .map((path) => ({
    path,
    text: readProjectFile(path).replaceAll(/^\s*(\/\*[^]*?\*\/|\/\/.*$)/gm, ""),
  }));
const everything = SOURCE.map(({ text }) => text).join("\n");

const filesWith = (pattern: RegExp) =>
  SOURCE.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("lists exactly what the browser stores, by key and period", () => {
  const uses = [
    ...everything.matchAll(/(local|session)Storage(?:\.(?:get|set|remove)Item\(|\[)(\w+)/g),
    ...everything.matchAll(/(?<key>\w+) in (?<area>local|session)Storage/g),
  ].map(({ 1: area, 2: name, groups }) => {
    const constant = groups?.["key"] ?? name ?? "";
    const [, key = `unknown: ${constant}`] =
      new RegExp(`const ${constant} = "([^"]+)"`).exec(everything) ?? [];
    return `${key}, ${groups?.["area"] ?? area}`;
  });
  // Finds uses written differently.
  expect(uses).toHaveLength(everything.match(/\b(local|session)Storage\b/g)?.length ?? 0);
  expect([...new Set(uses)].toSorted()).toEqual(
    BROWSER_STORAGE.map(({ key, area }) => `${key}, ${area}`).toSorted(),
  );
  expect(filesWith(/\bindexedDB\b|\bcaches\.|serviceWorker|cookieStore/)).toEqual([]);
});

test("sets no cookie, and deletes only those of services that the notice lists", () => {
  expect(filesWith(/set-cookie|setCookie|hono\/cookie/i)).toEqual([]);
  expect(filesWith(/document\.cookie/)).toEqual(["src/services/web-analytics/forget-cookies.ts"]);
  const patterns = { statistics: STATISTICS_COOKIES, marketing: MARKETING_COOKIES };
  for (const { purpose, names } of SERVICE_COOKIES)
    for (const name of names)
      expect(patterns[purpose].test(name.replace("…", "1")), name).toBe(true);
});

test("requests the location only where the notice says so", () => {
  expect(filesWith(/\.(getCurrentPosition|watchPosition)\(/)).toEqual([
    "src/site/blocks/table-form/nearest-button.tsx",
    "src/site/screens/experiences/detect-country.ts",
  ]);
});

/** Files that count or cache by IP, by their period in the notice. */
const KEEPS_IPS = {
  sender: ["src/leads/accept/lead-limits.ts", "src/leads/own-data/own-data-access.ts"],
  request: [
    "src/api/limit-beacons.ts",
    "src/leads/accept/leads.api.ts",
    "src/server/page-cache/render-limit.ts",
  ],
  country: ["src/services/country-lookup/ip-lookup.ts"],
} satisfies Partial<Record<keyof typeof PERIODS, readonly string[]>>;
/** Files that read or pass on an IP. */
const HANDS_IPS_ON = [
  "src/api/country/country.api.ts",
  // A linked site's IP.
  "src/services/links/check-link.ts",
  "src/runtime/http/client-ip.ts",
  "src/leads/accept/submit-lead.ts",
  "src/server/app.ts",
  "src/server/page-cache/cached-responses.ts",
  "src/server/metrics.ts",
  "src/server/pages.ts",
  "src/site/request-context.ts",
];

test("keeps a visitor's IP nowhere or for a period of the notice", () => {
  expect(filesWith(/\bip\??: string|\b(clientIp|connectionIp|networksOf)\(/)).toEqual(
    [...Object.values(KEEPS_IPS).flat(), ...HANDS_IPS_ON].toSorted(),
  );
  for (const path of KEEPS_IPS.request) expect(readProjectFile(path), path).toMatch(/\blimit\(/);
});

test("lists the code's periods", () => {
  const text = (path: string) => SOURCE.find((file) => file.path === path)?.text ?? "";
  const { sender, request, confirmation, country, consent, quarantine, link, leads } = PERIODS;
  for (const name of ["lead", "leadInFlood", "ownData"] as const)
    expect(sender.count * 60, name).toBe(LIMITS[name].seconds);
  for (const name of ["render", "post", "event", "visit"] as const)
    expect(request.count * 60, name).toBe(LIMITS[name].seconds);
  expect(text("src/leads/lead-transition.ts")).toContain(`interval '${confirmation.count} hours'`);
  expect(text("src/services/country-lookup/ip-lookup.ts")).toContain(
    `CACHED_FOR_MS = ${country.count} * 60 * 60 * 1000`,
  );
  // Expired entries must also be deleted.
  expect(text("src/services/country-lookup/ip-lookup.ts")).toContain("ttlAutopurge: true");
  expect(text("src/site/on-intent/consent-record.ts")).toContain(
    `MAXIMUM_AGE_MS = ${consent.count * 365} * 24 * 60 * 60 * 1000`,
  );
  expect(readEnvironment({}).quarantineDays).toBe(quarantine.count);
  expect(readEnvironment({}).leadMonths).toBe(leads.count);
  expect(link.count).toBe(LINK_MINUTES);
  expect(readProjectFile("src/server/expired-rows.ts")).toContain(
    `interval '${PERIODS.audit.count} years'`,
  );
});
