import { readMetrics } from "#bench/site-metrics.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite, type SiteProcess } from "#tests/site-process.ts";

// What anybody can make a server render over and over, counted in renders and not in seconds.

/** As in uncached-limit.ts. */
const PER_IP = 120;
const TIMES = 8;

// One worker, one site.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" });
});
test.afterAll(() => site.stop());

const ask = async (path: string, ip: string) => {
  const response = await fetch(site.url + path, { headers: { "X-Forwarded-For": ip } });
  await response.body?.cancel();
  return response.status;
};
const renders = async () => (await readMetrics([site.url])).renders;

test("made-up names, parameters and parts of paths share what was rendered for one of them", async () => {
  const made: readonly ((name: string) => string)[] = [
    (name) => `/pt?${name}=1`,
    (name) => `/es/restaurantes/madrid/${name}`,
    (name) => `/pt/restaurantes/madrid/${name}/menu-principal`,
    (name) => `/en/restaurants/${name}/rubaiyat-madrid/executive-menu`,
    (name) => `/pt/novidades?pagina=${name}`,
    (name) => `/pt/experiencias?country=${name}`,
    (name) => `/${name}/${name}`,
    (name) => `/cards/pt/${name}.jpg`,
    (name) => `/menus/${name}-main.pdf`,
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

test("what must be rendered for one visitor alone is rendered so often and no more, and closes nothing to others", async () => {
  const own = (time: number) =>
    [
      `/pt/reservas?people=${time}`,
      `/en/restaurants?dish=${time}`,
      `/es/contacto?restaurant=x${time}`,
      `/pt/restaurantes?city=madrid&feature=garden&x=${time}`,
      `/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal?diet=${time}`,
      `/pt/contato.data?_routes=${time}`,
      `/pt/restaurantes/cidade-${time}/rubaiyat-madrid`,
    ][time % 7] ?? "";
  const before = await renders();
  const statuses: number[] = [];
  for (let time = 0; time < PER_IP + TIMES; time += 1)
    statuses.push(await ask(own(time), "203.0.113.1"));
  expect(statuses.filter((status) => status === 429)).toHaveLength(TIMES);
  expect(statuses.slice(0, PER_IP)).not.toContain(429);
  expect((await renders()) - before).toBeLessThanOrEqual(PER_IP);

  expect(await ask("/pt/reservas", "203.0.113.1")).toBe(200);
  expect(await ask("/pt/reservas?people=2", "203.0.113.2")).toBe(200);
  const form = { email: "maria@example.com", message: "Uma mesa para quatro." };
  const posted = await postContact(site.url, form, { "X-Forwarded-For": "203.0.113.1" });
  expect(posted.status).toBe(201);
});
