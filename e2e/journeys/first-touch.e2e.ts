import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";
import { CONTACT_SENTENCES, contactForm, fillContact } from "#tests/lead-form.ts";
import { holdHydration, holdReact } from "#tests/page-actions.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

// A phone's actions before React, none of which React repeats.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FIG_TREE = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";
const isReact = (url: string) => /\/assets\/(entry\.client|root)-[^/]+\.js$/.test(url);

function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

/** Counts focus changes and modifications of an element by scripts. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { focusCount: number };
    counted.focusCount = 0;
    document.addEventListener("focusin", () => (counted.focusCount += 1));
  });
  return () => page.evaluate(() => (window as unknown as { focusCount: number }).focusCount);
}

test("starts React only after the whole page, however early the intent", async ({
  page,
  baseURL,
}) => {
  const rest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void fetch(`${baseURL}${request.url}`).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      const dataAt = body.indexOf(">window.__reactRouterContext.streamController.enqueue");
      if (dataAt !== -1) {
        response.write(body.subarray(0, dataAt));
        await rest.promise;
      }
      response.end(body.subarray(Math.max(0, dataAt)));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const bootstrap = page.waitForResponse(/\/bootstrap-/);
  await page.goto(`http://127.0.0.1:${port}/pt/contato`, { waitUntil: "commit" });
  await (await bootstrap).finished();
  await page.getByRole("heading", { level: 1 }).click();
  rest.resolve();
  await page.waitForLoadState("load");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  server.close();
});

test("opens a question and the menu without React, and keeps them open with it", async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/pt");
  await page.getByText("Quais são as formas de pagamento?").tap();
  const response = page.getByText("Aceitamos os principais cartões de crédito e débito");
  await expect(response).toBeVisible();
  await page.getByRole("button", { name: "Abrir menu" }).tap();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Fechar menu" }).tap();
  await expect(menu).toBeHidden();
  await expect(response).toBeVisible();
});

test("opens an enlarged picture without React, turns it, and keeps it with React", async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto(FIG_TREE);
  const first = page.getByRole("link", { name: /ampliar/ }).first();
  await first.scrollIntoViewIfNeeded();
  await first.tap();
  const lightbox = page.getByRole("dialog", { name: /^Galeria/ });
  await expect(lightbox.getByText(/^1 de \d/)).toBeVisible();
  const shown = lightbox.getByRole("img").first();
  await expect(shown).toBeInViewport();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  await lightbox.getByRole("button", { name: "Próxima imagem" }).tap();
  await expect(lightbox.getByText(/^2 de \d/)).toBeVisible();
  const count = await watchFocus(page);
  // Opening a picture alone does not load React.
  release();
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(lightbox.getByText(/^2 de \d/)).toBeVisible();
  expect(await count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
});

test("turns the gallery by keys and replays clicks during hydration", async ({ page }) => {
  const hydration = await holdHydration(page);
  await page.goto("/pt/eventos");
  await hydration.begin();
  const next = page.getByRole("button", { name: /^Próxima imagem/ }).first();
  await next.tap();
  await hydration.release();
  await expect(page.getByRole("status").filter({ hasText: /^Imagem 2 de/ })).toBeVisible();

  await page.goto(FIG_TREE);
  await hydration.begin();
  const picture = page.getByRole("link", { name: /ampliar/ }).first();
  await picture.tap();
  const lightbox = page.getByRole("dialog", { name: /^Galeria/ });
  await expect(lightbox.getByText(/^1 de \d/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByText(/^2 de \d/)).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  await hydration.release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(lightbox.getByText(/^2 de \d/)).toBeVisible();
});

test("reports form errors without React, and repeats nothing with it", async ({ page }) => {
  const sentences = CONTACT_SENTENCES["/es/contacto"];
  const release = await holdReact(page);
  const requests = recordRequests(page);
  await page.goto("/es/contacto");
  const form = page.getByRole("main").getByRole("form");
  await form.getByRole("button").tap();
  const shown = form.locator(".field-error:visible");
  await expect(shown).toHaveText(sentences);
  const first = form.getByRole("textbox").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(sentences[0] ?? "");
  // An error disappears once its field is valid.
  await first.fill("Maria");
  await expect(shown).toHaveText(sentences.slice(1));
  await expect(first).toHaveAccessibleDescription("");

  const count = await watchFocus(page);
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(first).toHaveValue("Maria");
  await expect(shown).toHaveText(sentences.slice(1));
  expect(await count()).toBe(0);
  expect(requests.filter((request) => request.method() === "POST")).toEqual([]);

  // React knows the error and removes it.
  const email = form.getByRole("textbox").nth(1);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("maria@example.com");
  await expect(shown).toHaveText(sentences.slice(2));
});

test("sends a form once if it was submitted before React, whatever follows", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/pt/contato");
  await fillContact(page);
  const send = contactForm(page).getByRole("button", { name: "Enviar mensagem" });
  // Playwright would wait for the pending page, but the next steps need the old one.
  await send.evaluate((button: HTMLElement) => {
    document.addEventListener("app:hydrated", () => {
      button.click();
      button.click();
      void fetch("/pressed-again");
    });
  });
  const posts: string[] = [];
  const { promise: pressedAgain, resolve: pressAgain } = Promise.withResolvers<void>();
  await page.route("**/pressed-again", async (route) => {
    pressAgain();
    await route.fulfill({ status: 204 });
  });
  await page.route(/contat|contact/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(new URL(route.request().url()).pathname);
    release();
    await pressedAgain;
    await route.continue();
  });
  await send.tap({ noWaitAfter: true });
  await expect(page.getByText("Mensagem enviada com sucesso!").first()).toBeVisible();
  expect(posts).toEqual(["/pt/contato"]);
});

test("lets a form that React sent while hydrating be sent again after a failure", async ({
  page,
}) => {
  // React hydrates shortly before the bootstrap is notified: here the bootstrap never is.
  await page.addInitScript(() => {
    const tell = (event: Event) => {
      event.stopImmediatePropagation();
      document.documentElement.dataset["served"] = "";
    };
    addEventListener("app:hydrated", tell, true);
  });
  const statuses = [503, 201];
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: statuses.shift() ?? 500, json: { message: "" } }),
  );
  await page.goto("/pt/contato");
  await fillContact(page);
  await expect(page.locator("html[data-served]")).toBeAttached();
  const send = contactForm(page).getByRole("button", { name: "Enviar mensagem" });
  await send.tap();
  await expect(page.getByText("Erro ao enviar").first()).toBeVisible();
  await send.tap();
  await expect(page.getByText("Mensagem enviada com sucesso!").first()).toBeVisible();
});

test("requests only the next page, nothing of React, at a tap on a link", async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto("/pt/restaurantes");
  await page.locator('main a[href$="/a-figueira-rubaiyat"]').first().tap();
  await expect(page).toHaveURL(FIG_TREE);
  await page.waitForLoadState("networkidle");
  expect(requests.map((request) => request.url()).filter(isReact)).toEqual([]);
  // Touching anything else still loads React.
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

// Links in mails and social networks carry parameters; pages are cached without them.
test("hydrates a page with an unknown query, and keeps text typed before", async ({ page }) => {
  for (const path of ["/pt/restaurantes", "/pt/experiencias", "/pt/nenhuma-pagina"]) {
    const release = await holdReact(page);
    await page.goto(`${path}?utm_source=carta&fbclid=abc`);
    const name = page.getByRole("contentinfo").getByLabel("Nome");
    await name.fill("Maria Silva");
    const field = await name.elementHandle();
    release();
    await hydrate(page);
    expect(await field?.evaluate((one) => one.isConnected), path).toBe(true);
    await expect(name, path).toHaveValue("Maria Silva");
    await page.evaluate(() => sessionStorage.clear());
  }
});
