import { holdReact } from "../page-actions.ts";
import { expect, hydrate, isNight, test } from "../page-fixtures.ts";
import { respondWith, API_STATES, CONTENT_PAGES } from "../screen-states.ts";

// Links in letters and social networks carry parameters that mean nothing to the site. The page is
// kept without them, and React must find it as the server made it.
test.describe.configure({ timeout: 240_000 });

// The tiles of the map come from elsewhere.
test.use({ expectedMessages: [/net::ERR_|Map failed to load/] });

/** By day every third: React takes over any of them in the same way. */
const PAGES = [...CONTENT_PAGES, "/pt/nenhuma-pagina"].filter((_, at) => isNight || at % 3 === 0);
const QUERY = "?utm_source=carta&utm_medium=email&fbclid=abc";

test("an unknown query breaks no state of any screen, and what was typed before React came stays", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  // By day in the state in which most is otherwise; the visit has React take over what is found.
  for (const state of isNight ? API_STATES : (["error"] as const)) {
    respondWith(api.responses, state);
    for (const path of PAGES) {
      const releaseReact = await holdReact(page);
      await page.goto(url + path + QUERY);
      const name = page.getByRole("contentinfo").getByLabel("Nome");
      await name.fill("Maria Silva");
      const form = await name.elementHandle();
      releaseReact();
      await hydrate(page);
      await expect(name, `${path} ${state}`).toHaveValue("Maria Silva");
      const isKept = await form?.evaluate((one) => one.isConnected);
      expect(isKept, `${path} ${state}: the server's page is the one that React took over`).toBe(
        true,
      );
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("trying again asks for the same URL", async ({ page, siteWithFailingApi: { url, api } }) => {
    const pageUrl = `${url}/pt/restaurantes${QUERY}`;
    respondWith(api.responses, "error");
    expect((await page.goto(`${pageUrl}#content`))?.status()).toBe(503);
    respondWith(api.responses, "found");
    await page.getByRole("button", { name: "Tentar Novamente" }).click();
    await expect(page.getByRole("link", { name: "Casa do Teste" }).first()).toBeVisible();
    // A link to the page itself has no hash.
    expect(page.url()).toBe(pageUrl);
  });
});
