/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { test as base } from "@playwright/test";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { ANALYTICS, startCountingSite } from "./counting-site.ts";
import { startDeskSite } from "./desk-site.ts";
import { startProductApi } from "./product-api.ts";
import { startSite } from "./site-process.ts";
import { startSiteWithMail } from "./site-with-mail.ts";

type Started<Start extends (...settings: never[]) => unknown> = Omit<
  Awaited<ReturnType<Start>>,
  "stop"
>;

interface Sites {
  /** A site behind a product API that responds as the test tells it. */
  readonly siteWithFailingApi: {
    readonly url: string;
    readonly api: Awaited<ReturnType<typeof startProductApi>>;
  };
  /** A site that delivers its leads, and the platform that remembers them. */
  readonly siteWithPlatform: {
    readonly url: string;
    readonly platform: Awaited<ReturnType<typeof startRdStation>>;
  };
  readonly siteWithMail: Started<typeof startSiteWithMail>;
  /** Both services of web analytics are on. */
  readonly siteWithAnalytics: Started<typeof startCountingSite>;
  /** Both are off. */
  readonly siteWithoutAnalytics: Started<typeof startCountingSite>;
  readonly desk: Started<typeof startDeskSite>;
}

const FOR_A_WORKER = { scope: "worker", timeout: 90_000 } as const;

/**
 * The sites of their own that tests can have, started when a worker first needs them. All are declared
 * here: Playwright gives tests with other declarations a new worker, with new sites.
 */
export const test = base.extend<object, Sites>({
  siteWithFailingApi: [
    async ({}, use) => {
      const api = await startProductApi();
      const site = await startSite({ API_URL: api.url, PAGE_MAX_AGE: "0" });
      await use({ url: site.url, api });
      await site.stop();
      await api.close();
    },
    FOR_A_WORKER,
  ],
  siteWithPlatform: [
    async ({}, use) => {
      const platform = await startRdStation();
      const site = await startSite({
        RD_STATION_HOST: platform.host,
        RD_STATION_TOKEN: platform.token,
        RD_STATION_RATE: "100000",
      });
      await use({ url: site.url, platform });
      await site.stop();
      await platform.close();
    },
    FOR_A_WORKER,
  ],
  siteWithMail: [
    async ({}, use) => {
      const site = await startSiteWithMail();
      await use(site);
      await site.stop();
    },
    FOR_A_WORKER,
  ],
  siteWithAnalytics: [
    async ({}, use) => {
      const site = await startCountingSite({ analytics: ANALYTICS });
      await use(site);
      await site.stop();
    },
    FOR_A_WORKER,
  ],
  siteWithoutAnalytics: [
    async ({}, use) => {
      const site = await startCountingSite({});
      await use(site);
      await site.stop();
    },
    FOR_A_WORKER,
  ],
  desk: [
    async ({}, use) => {
      const site = await startDeskSite();
      await use(site);
      await site.stop();
    },
    FOR_A_WORKER,
  ],
});
