import { test as base } from "@playwright/test";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { ANALYTICS, startCountingSite } from "./counting-site.ts";
import { startDeskSite } from "./desk-site.ts";
import { startProductApi } from "./product-api.ts";
import { startSite } from "./site-process.ts";
import { startSiteWithMail } from "./site-with-mail.ts";

async function startSiteWithFailingApi() {
  const api = await startProductApi();
  const { url, stop } = await startSite({ API_URL: api.url, PAGE_MAX_AGE: "0" });
  return { url, api, stop: () => stop().then(api.close) };
}

async function startSiteWithPlatform() {
  const platform = await startRdStation();
  const { url, stop } = await startSite(platform.settings);
  return { url, platform, stop: () => stop().then(platform.close) };
}

/** Both services of web analytics are on, or off. */
const startSiteWithAnalytics = () => startCountingSite({ analytics: ANALYTICS });
const startSiteWithoutAnalytics = () => startCountingSite({});

/** A site per worker, started on first use. */
function ofAWorker<Site extends { stop(): Promise<unknown> }>(start: () => Promise<Site>) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  const fixture = async ({}, use: (site: Site) => Promise<void>) => {
    const site = await start();
    await use(site);
    await site.stop();
  };
  const options = { scope: "worker", timeout: 90_000 } as const;
  return [fixture, options] satisfies [unknown, unknown];
}

type Started<Start extends () => Promise<unknown>> = Omit<Awaited<ReturnType<Start>>, "stop">;

/** Sites of tests. All are declared here, because Playwright gives tests with other declarations a new worker. */
export const test = base.extend<
  object,
  {
    readonly siteWithFailingApi: Started<typeof startSiteWithFailingApi>;
    readonly siteWithPlatform: Started<typeof startSiteWithPlatform>;
    readonly siteWithMail: Started<typeof startSiteWithMail>;
    readonly siteWithAnalytics: Started<typeof startSiteWithAnalytics>;
    readonly siteWithoutAnalytics: Started<typeof startSiteWithoutAnalytics>;
    readonly desk: Started<typeof startDeskSite>;
  }
>({
  siteWithFailingApi: ofAWorker(startSiteWithFailingApi),
  siteWithPlatform: ofAWorker(startSiteWithPlatform),
  siteWithMail: ofAWorker(startSiteWithMail),
  siteWithAnalytics: ofAWorker(startSiteWithAnalytics),
  siteWithoutAnalytics: ofAWorker(startSiteWithoutAnalytics),
  desk: ofAWorker(startDeskSite),
});
