import {
  createWebAnalyticsFake,
  WEB_ANALYTICS_HOSTS,
} from "#external-services/web-analytics/web-analytics.fake.ts";
import { test as base } from "./page-fixtures.ts";

/** End-to-end tests of what is counted, here and by the services outside. */
export const test = base.extend<{ readonly services: ReturnType<typeof createWebAnalyticsFake> }>({
  // Without this word in its name a browser is no robot.
  userAgent: async ({ browser }, use) => {
    const version = browser.version();
    await use(
      `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    );
  },
  /** Both services at the network of the test's browser; nothing else of theirs is reached. */
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
