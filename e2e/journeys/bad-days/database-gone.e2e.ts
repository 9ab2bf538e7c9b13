import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { askPostgres } from "#tests/postgres-databases.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

const RESTAURANT = "/pt/restaurantes/sao-paulo/rubaiyat-faria-lima";
const ARTICLE = "/pt/novidades/nova-carta-vinhos";

test("serves cached pages and honest forms while the database is away, and recovers without a restart", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using postgres = await startPostgres();
  await using site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: "silent" });
  const get = (path: string) => fetch(site.url + path);
  const post = (email: string) => postContact(site.url, { email, message: `Mensagem de ${email}` });
  expect((await get("/pt")).status).toBe(200);
  expect((await post("before@example.com")).status).toBe(201);

  await postgres.stop();
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(503);
  const kept = await get("/pt");
  expect(kept.status).toBe(200);
  expect(await kept.text()).toContain("Rubaiyat Faria Lima");

  // Known, because home has requested all restaurants.
  const restaurant = await get(RESTAURANT);
  expect(restaurant.status).toBe(200);
  expect(await restaurant.text()).not.toContain("Erro ao carregar");
  // A page that was never requested says so, with the restaurants in its layout.
  const article = await get(ARTICLE);
  expect(article.status).toBe(503);
  expect(article.headers.get("cache-control")).toBe("no-store");
  const html = await article.text();
  expect(html).toContain("Erro ao carregar notícia");
  expect(html).toContain("A Figueira Rubaiyat");

  const refused = await post("during@example.com");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("content-type")).toContain("application/problem+json");

  await page.goto(`${site.url}/pt/contato`);
  const form = contactForm(page);
  const words = { Mensagem: "Uma mensagem que não se perde." };
  await fillContact(page, words, "typed@example.com");
  await form.getByRole("button", { name: /Enviar/ }).click();
  await expect(page.getByText("Erro ao enviar").first()).toBeVisible();
  await expect(form.getByLabel("Mensagem")).toHaveValue(words.Mensagem);

  await postgres.start();
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 30_000 }).toBe(200);
  expect((await get(ARTICLE)).status).toBe(200);
  await form.getByRole("button", { name: /Enviar/ }).click();
  await expect(page.getByText("Mensagem enviada com sucesso!").first()).toBeVisible();
  expect((await post("after@example.com")).status).toBe(201);
  expect(await askPostgres(postgres.url, "select email from leads order by email")).toEqual(
    ["after", "before", "typed"].map((name) => ({ email: `${name}@example.com` })),
  );
});
