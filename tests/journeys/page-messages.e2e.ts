import { recordResponses, settle, switchLanguage } from "../page-actions.ts";
import { expect, test, withReact } from "../page-fixtures.ts";

// A page loads the interface's texts in its own language; those of another one come with its pages.

const SKIP = { pt: "Ir para o conteúdo", en: "Skip to content", es: "Ir al contenido" };

test("a page's scripts bring its language alone, and another one's come with the switch to it", async ({
  page,
}) => {
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
