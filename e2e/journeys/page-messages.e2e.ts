import { recordResponses, settle, switchLanguage } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

// A page loads interface texts in its own language; another language's come with its pages.

const SKIP = { pt: "Ir para o conteúdo", en: "Skip to content", es: "Ir al contenido" };

test("loads one language per page, and another after the language switch", async ({ page }) => {
  const responses = recordResponses(page);
  const scripts = async () => {
    const files = responses.ofType("script").filter((one) => one.ok());
    return (await Promise.all(files.map((one) => one.text()))).join("\n");
  };
  await withReact(page, "/pt/contato");
  await settle(page);
  const first = await scripts();
  expect(first).toContain(SKIP.pt);
  expect(first).not.toContain(SKIP.en);
  expect(first).not.toContain(SKIP.es);

  await switchLanguage(page, "English");
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeVisible();
  await expect(page.locator(".skip-link")).toHaveText(SKIP.en);
  expect(await scripts()).not.toContain(SKIP.es);
});
