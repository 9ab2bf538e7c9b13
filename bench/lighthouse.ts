import { chromium } from "@playwright/test";
import lighthouse, { type RunnerResult } from "lighthouse";
import { chromiumPath } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { startSite } from "#tests/site-process.ts";
import { allBenchPages } from "./pages.ts";
import type { Part } from "./results.ts";

type Result = RunnerResult["lhr"];

const COUNTRY_HEADER = "X-Country";

const CATEGORIES = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

/** These must score 100; performance depends on the machine and is only reported. */
const MUST_BE_WHOLE = ["accessibility", "best-practices", "seo", "agentic-browsing"] as const;

/** Rule 3.14: the experiences page requests the visitor's country when it opens. */
const ACCEPTED = new Map([
  ["experiencias", "geolocation-on-start"],
  ["experiences", "geolocation-on-start"],
]);

/** Runs Lighthouse (mobile) on each kind of page in each language, in Chromium. */
export async function measureLighthouse(): Promise<Part> {
  // Simulates a CDN that sends the country, so that no external look-up is needed.
  const site = await startSite({ COUNTRY_HEADER });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"],
  });
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  try {
    for (const path of allBenchPages()) {
      const { categories, audits } = await audit(site.url, path, port);
      const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
      const paint = audits["largest-contentful-paint"]?.displayValue ?? "";
      rows.push([path, ...scores, paint]);
      for (const name of MUST_BE_WHOLE) {
        for (const { id, weight } of categories[name]?.auditRefs ?? []) {
          const { score, title } = audits[id] ?? {};
          if (weight > 0 && typeof score === "number" && score < 1) {
            failures.push(`${path}: ${name}: ${id} (${title})`);
          }
        }
      }
      process.stderr.write(`${path} ${scores.join(" ")}\n`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    columns: ["page", ...CATEGORIES, "largest paint (simulated phone)"],
    rows,
    method: "Lighthouse with its mobile defaults, one run a page.",
    failures,
  };
}

/** Retries without a score, because a busy machine may not paint in time. */
async function audit(siteUrl: string, path: string, port: number, attempts = 3): Promise<Result> {
  const skipAudits = [...ACCEPTED].filter(([end]) => path.endsWith(`/${end}`)).map(([, id]) => id);
  const result = await lighthouse(siteUrl + path, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: [...CATEGORIES],
    skipAudits,
    extraHeaders: { [COUNTRY_HEADER]: "BR" },
  });
  if (result === undefined) throw new Error(`No result for ${path}`);
  const isScored = result.lhr.categories["performance"]?.score !== null;
  return isScored || attempts === 1 ? result.lhr : audit(siteUrl, path, port, attempts - 1);
}
