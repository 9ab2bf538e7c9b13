import type { Page } from "@playwright/test";
import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

test.use({ expectedMessages: [/broken by the test/] });

/** From the next acceptance on React cannot show it: no element of the page can be added to. */
async function breakRendering(page: Page) {
  await page.evaluate(() => {
    const { appendChild, insertBefore } = Node.prototype;
    const fail = () => {
      Node.prototype.appendChild = appendChild;
      Node.prototype.insertBefore = insertBefore;
      throw new DOMException("broken by the test", "NotFoundError");
    };
    const isNotice = (node: Node) => node instanceof Element && node.matches(".toast, form");
    Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
      return isNotice(node) ? fail() : (appendChild.call(this, node) as T);
    };
    Node.prototype.insertBefore = function insert<T extends Node>(
      this: Node,
      node: T,
      reference: Node | null,
    ): T {
      return isNotice(node) ? fail() : (insertBefore.call(this, node, reference) as T);
    };
  });
}

test("a contact page that breaks after its form was accepted says that it was", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
  await fillContact(page);
  await breakRendering(page);
  await contactForm(page).getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensagem enviada!");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Mensagem enviada com sucesso!",
  );
  await expectAccessible(page);
});

test("a page that breaks without a form sent is the error page", async ({ page }) => {
  await withReact(page, "/pt/contato");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "" }));
  await fillContact(page);
  await breakRendering(page);
  await contactForm(page).getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});
