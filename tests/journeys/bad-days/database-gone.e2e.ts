import { Client } from "pg";
import { contactForm, fillContact } from "#tests/lead-form.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

const RESTAURANT = "/pt/restaurantes/sao-paulo/rubaiyat-faria-lima";
const ARTICLE = "/pt/novidades/nova-carta-vinhos";

async function storedEmails(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>("select email from leads order by email");
  await client.end();
  return rows.map(({ email }) => email);
}

test("a database that goes and comes back: cached pages continue, forms tell the truth, nobody restarts", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using postgres = await startPostgres();
  await using site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: "silent" });
  // As steps with a limit: the runner names the request that hangs.
  const limit = { timeout: 60_000 };
  const get = (path: string) => test.step(`GET ${path}`, () => fetch(site.url + path), limit);
  const post = (email: string) => {
    const sent = { email, message: `Uma mensagem de ${email}` };
    return test.step(`POST of ${email}`, () => postContact(site.url, sent), limit);
  };
  expect((await get("/pt")).status).toBe(200);
  expect((await post("before@example.com")).status).toBe(201);

  await postgres.stop();
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(503);
  const kept = await get("/pt");
  expect(kept.status).toBe(200);
  expect(await kept.text()).toContain("Rubaiyat Faria Lima");

  // Home has asked for all restaurants: each of them is known.
  const restaurant = await get(RESTAURANT);
  expect(restaurant.status).toBe(200);
  expect(await restaurant.text()).not.toContain("Erro ao carregar");
  // What was never asked for says so, and still has the restaurants in its layout.
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
  expect(await storedEmails(postgres.url)).toEqual([
    "after@example.com",
    "before@example.com",
    "typed@example.com",
  ]);
});
