import { LIMITS } from "#runtime/concurrency/limits.ts";
import { LANGUAGES } from "#language/languages.ts";
import { readMetrics } from "#bench/site-metrics.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite, type SiteProcess } from "#tests/site-process.ts";

// Uncached renders that anyone can request, counted in renders instead of seconds.

const PER_IP = LIMITS.render.each;
const TIMES = 8;

// One worker, one site.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" });
});
test.afterAll(() => site.stop());

const ask = async (path: string, ip: string) => {
  // Following a redirect would be another request.
  const init = { headers: { "X-Forwarded-For": ip }, redirect: "manual" } as const;
  const response = await fetch(site.url + path, init);
  await response.body?.cancel();
  return response.status;
};
const renders = async () => (await readMetrics([site.url])).renders;

test("serves made-up parameters from the page without them", async () => {
  const made: readonly ((name: string) => string)[] = [
    ...LANGUAGES.map((language) => (name: string) => `/${language}?${name}=1`),
    (name) => `/pt/experiencias?country=${name}`,
    (name) => `/images/${name}.jpg?w=${name}`,
  ];
  for (const [at, path] of made.entries()) {
    await ask(path(`first${at}`), `198.51.100.${at + 1}`);
    const before = await renders();
    for (let time = 0; time < TIMES; time += 1)
      await ask(path(`other${time}`), `198.51.100.${at + 1}`);
    expect((await renders()) - before, path("…")).toBe(0);
  }
});

test("limits individual renders, and blocks no other visitor", async () => {
  const own = (time: number) =>
    [
      `/pt/reservas?people=${time}`,
      `/en/restaurants?dish=${time}`,
      `/es/contacto?restaurant=x${time}`,
      `/pt/restaurantes?city=madrid&feature=garden&x=${time}`,
      `/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal?diet=${time}`,
      `/pt/contato.data?_routes=${time}`,
      `/pt/restaurantes/cidade-${time}/rubaiyat-madrid`,
      `/es/made-up-${time}`,
      `/en/restaurants/madrid/made-up-${time}`,
      `/pt/novidades?pagina=${time + 1000}`,
      `/menus/made-up-${time}-main.pdf`,
      `/cards/pt/made-up-${time}.jpg`,
    ][time % 12] ?? "";
  const before = await renders();
  const statuses: number[] = [];
  for (let time = 0; time < PER_IP + TIMES; time += 1)
    statuses.push(await ask(own(time), "203.0.113.1"));
  expect(statuses.filter((status) => status === 429)).toHaveLength(TIMES);
  expect(statuses.slice(0, PER_IP)).not.toContain(429);
  expect((await renders()) - before).toBeLessThanOrEqual(PER_IP);

  expect(await ask("/pt/reservas?people=2", "203.0.113.2")).toBe(200);
  // Pages in memory are sent to both.
  for (const ip of ["203.0.113.2", "203.0.113.1"]) expect(await ask("/pt/reservas", ip)).toBe(200);
  const form = { email: "maria@example.com", message: "Uma mesa para quatro." };
  const posted = await postContact(site.url, form, { "X-Forwarded-For": "203.0.113.1" });
  expect(posted.status).toBe(201);
});
