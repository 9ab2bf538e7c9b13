import {
  createWebAnalyticsFake,
  WEB_ANALYTICS_HOSTS,
} from "#services/web-analytics/web-analytics.fake.ts";
import { test as base } from "./page-fixtures.ts";

export const test = base.extend<{ readonly services: ReturnType<typeof createWebAnalyticsFake> }>({
  // A user agent without "Headless", so that it counts as no bot.
  userAgent: async ({ browser }, use) => {
    const version = browser.version();
    await use(
      `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    );
  },
  /** Fakes both services at the network. */
  services: [
    async ({ context }, use) => {
      const fake = createWebAnalyticsFake();
      await context.route(WEB_ANALYTICS_HOSTS, (route) =>
        route.fulfill(fake.respond(route.request().url())),
      );
      await use(fake);
    },
    { auto: true },
  ],
});
