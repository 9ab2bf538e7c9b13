import { chromium, type Page } from "@playwright/test";
import { chromiumPath, headless } from "../chromium.ts";
import { expect, test } from "../page-fixtures.ts";

/** What a browser's assistant can do with the page it has open (WebMCP); Chromium 156 has it behind a flag. */
declare global {
  interface Document {
    readonly modelContext?: {
      getTools(): Promise<readonly { readonly name: string; readonly inputSchema: object }[]>;
      executeTool(tool: object, input: object): Promise<unknown>;
    };
  }
}

/** Has an assistant use a form; what follows is to be waited for. */
async function ask(page: Page, name: string, input: object): Promise<void> {
  await page.evaluate(
    async ([tool, said]) => {
      const tools = (await document.modelContext?.getTools()) ?? [];
      const found = tools.find((one) => one.name === tool);
      if (found === undefined) throw new Error(`No ${String(tool)}`);
      // One that the visitor sends has no answer before that.
      void document.modelContext?.executeTool(found, Object(said)).catch(() => undefined);
    },
    [name, input],
  );
}

// Rule 3.33: that the marks are there is in the screens' own tests; here a browser reads them.
test("an assistant finds a dish, a house and a table, and leaves a quote to the visitor @nightly", async ({
  baseURL,
}) => {
  const { args, executablePath } = headless(chromiumPath());
  await using browser = await chromium.launch({
    executablePath,
    args: [...args, "--enable-experimental-web-platform-features"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await page.goto("/pt/restaurantes");
  const isKnown = await page.evaluate(() => document.modelContext !== undefined);
  test.skip(!isKnown, "This Chromium offers no forms to assistants");

  await ask(page, "find_dish", { dish: "picanha" });
  await expect(page).toHaveURL(/\?dish=picanha/);
  await expect(page.getByRole("heading", { name: "Pratos com “picanha”" })).toBeVisible();

  await ask(page, "filter_restaurants", { city: "madrid" });
  await expect(page.getByRole("heading", { name: "1 casa: Madri" })).toBeVisible();

  const table = { restaurant: "rubaiyat-madrid", people: "4", date: "2099-12-03", time: "21:00" };
  await ask(page, "find_table", table);
  await expect(page).toHaveURL(`/pt/reservas?${new URLSearchParams(table)}`);

  await page.goto("/en/events");
  await ask(page, "request_event_quote", {
    subject: "eventos",
    restaurant: "rubaiyat-rio",
    message: "Dinner for forty",
    name: "Ana",
    email: "ana@example.com",
    phone: "+55 21 99999-0000",
  });
  await expect(page.getByLabel("Message")).toHaveValue("Dinner for forty");
  await expect(page.getByRole("button", { name: "Request a quote" })).toBeFocused();
  await expect(page).toHaveURL("/en/events");
});
