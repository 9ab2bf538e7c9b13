import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { cacheKey } from "./cache-key.ts";

const RESTAURANTS = builtInRestaurants();
const [FIRST] = RESTAURANTS;
const NEW = { ...FIRST!, id: "id-1", slug: "made-at-the-desk", citySlug: "lisboa", country: "PT" };
const known = aSnapshot({ restaurants: [...RESTAURANTS, NEW] });

const keyOf = (url: string, content = known) => cacheKey(url, { content, ownContent: content });

test.each([
  // Only the database has this restaurant.
  "/pt/contato?restaurant=made-at-the-desk",
  "/en/events?restaurant=made-at-the-desk",
  "/es/restaurantes?city=lisboa",
  "/en/experiences?country=PT",
  "/es/contacto?subject=eventos&restaurant=rubaiyat-rio",
  "/pt/eventos?restaurant=rubaiyat-rio",
  "/pt/restaurantes?city=madrid",
  "/pt/restaurantes?country=Brasil",
  "/pt/restaurantes?feature=terrace",
  "/pt/restaurantes?guests=60",
  "/pt/novidades?pagina=2",
  "/en/news?page=12",
])("gives %s its own page, ignoring the campaign", (url) => {
  expect(keyOf(url)).toBe(url);
  expect(keyOf(`${url}&utm_source=a`)).toBe(url);
});

test.each([
  ["/pt?utm_source=a", "/pt"],
  ["/pt?fbclid=x&gclid=y", "/pt"],
  ["/pt?country=CL", "/pt"],
  ["/pt?", "/pt"],
  ["/pt/restaurantes/s%C3%A3o-paulo", "/pt/restaurantes/s%C3%A3o-paulo"],
  ["/es/experiencias?country=Chile&country=Espanha", "/es/experiencias?country=Chile"],
  // Unknown countries.
  ["/pt/experiencias?country=Uruguai", "/pt/experiencias"],
  ["/pt/experiencias?country=a%26b%3Dc%23d+%C3%A9", "/pt/experiencias"],
  ["/en/restaurants?country=Uruguai", "/en/restaurants"],
  ["/en/restaurants?city=&country=&feature=&guests=", "/en/restaurants"],
  [
    "/en/contact?restaurant=rubaiyat-rio&utm_source=a&subject=eventos",
    "/en/contact?subject=eventos&restaurant=rubaiyat-rio",
  ],
  ["/pt/contato?country=Chile", "/pt/contato"],
  ["/pt/eventos?subject=anything", "/pt/eventos"],
  // The page parameter has a name per language, and no meaning elsewhere.
  ["/en/news?page=1", "/en/news"],
  ["/en/news?pagina=2", "/en/news"],
  ["/en/contact?page=2", "/en/contact"],
  ["/es/newsletter?utm_source=a", "/es/newsletter"],
  ["/es/reservas?utm_source=a&made-up=1", "/es/reservas"],
])("lets %s share the page %s", (url, key) => expect(keyOf(url)).toBe(key));

test.each([
  // Unknown presets, or known ones elsewhere.
  ...["id-1", "Made-At-The-Desk", "eventos", "made-up-1"].map(
    (one) => `/pt/contato?restaurant=${one}`,
  ),
  ...["subject=rubaiyat-rio", "experience=farm-day"].map((preset) => `/pt/contato?${preset}`),
  "/pt/eventos?restaurant=made-up-1",
  ...["0", "02", "-1", "1e3", "99999", "x", "", " 2"].map((page) => `/en/news?page=${page}`),
  // Unknown filters, and two at once.
  ...["city=made-up", "feature=made-up", "guests=61", "guests=060"].map(
    (filter) => `/en/restaurants?${filter}`,
  ),
  ...["country=Brasil", "feature=terrace", "guests=60"].map(
    (filter) => `/pt/restaurantes?city=madrid&${filter}`,
  ),
  // A part of a page, a search, the current minute.
  "/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal?diet=vegan",
  "/en/restaurants/madrid/rubaiyat-madrid/main-menu?without=milk&without=nuts",
  "/pt/restaurantes?dish=polvo",
  "/es/restaurantes?city=madrid&open=made-up",
  // A visitor's own table, and a newsletter's link.
  ...["restaurant=rubaiyat-rio", "people=2", "date=x", "time=", "experience=1"].map(
    (own) => `/pt/reservas?${own}`,
  ),
  "/pt/newsletter/confirmar?token=abc",
  "/en/newsletter/confirm?token=",
  // Another language is a redirect.
  "/pt/contato?switch-to=en",
  // Lists that are empty, of several restaurants, or of an unknown one.
  "/api/news?published=false",
  "/api/news?active=false",
  "/api/menus?restaurant=rubaiyat-rio&restaurant=x",
  "/api/menus?restaurant=made-up",
  "/api/menus?restaurant=RUBAIYAT-RIO",
  // Neither page nor content.
  "/api/country",
  "/api/restaurants/%72io",
  "/api/restaurants/a/../b",
  "//api/restaurants",
  "/cards/pt/../mesa.jpg",
  "/calendar/pt/table.ics?x",
  "/feeds/pt.xml\n",
  "/ptx",
  "//pt",
  "/x",
])("gives %j no key", (url) => expect(keyOf(url)).toBeUndefined());

test("caches no possible restaurant's page before the restaurants are known", () => {
  const unknown = aSnapshot({});
  expect(keyOf("/en/experiences?country=PT", unknown)).toBeUndefined();
  expect(keyOf("/pt/contato?restaurant=made-at-the-desk", unknown)).toBeUndefined();
});

test.each([
  ["/api/news?published=true&active=true", "/api/news"],
  ["/api/news?published=1&limit=10", "/api/news"],
  ["/api/news/slug/a-b?limit=10", "/api/news/slug/a-b"],
  ["/api/menus?utm_source=a", "/api/menus"],
  ["/api/menus?restaurant=rubaiyat-rio&utm_source=a", "/api/menus?restaurant=rubaiyat-rio"],
  ["/feeds/pt.xml?x", "/feeds/pt.xml"],
  ["/sitemap.xml?x", "/sitemap.xml"],
  ["/menus/rubaiyat-rio-main.pdf?x", "/menus/rubaiyat-rio-main.pdf"],
  ["/cards/pt/novidades/mesa.jpg?x", "/cards/pt/novidades/mesa.jpg"],
])("makes %s of content alone, under %s", (url, key) => expect(keyOf(url)).toBe(key));

test.each([
  ["/pt.data?_routes=pt%2Fhome", "/pt.data?_routes=pt%2Fhome"],
  [
    "/pt/contato.data?restaurant=made-at-the-desk&_routes=pt%2Fcontact",
    "/pt/contato.data?restaurant=made-at-the-desk&_routes=pt%2Fcontact",
  ],
  [
    "/pt/restaurantes.data?utm_source=a&_routes=pt%2FrestaurantList",
    "/pt/restaurantes.data?_routes=pt%2FrestaurantList",
  ],
  [
    "/en/experiences.data?country=Chile&_routes=en/experiences",
    "/en/experiences.data?country=Chile&_routes=en%2Fexperiences",
  ],
  // Other routes, and none: React Router asks so only after an error.
  ["/pt/restaurantes.data?_routes=pt/home", undefined],
  ["/pt/restaurantes.data?_routes=pt%2FrestaurantList&_routes=root", undefined],
  ["/pt/restaurantes.data", undefined],
  ["/pt/nada.data?_routes=pt%2Fnada", undefined],
  ["/pt/contato.data?restaurant=made-up&_routes=pt%2Fcontact", undefined],
  ["/pt/restaurantes?_routes=pt%2FrestaurantList", "/pt/restaurantes"],
])("gives the data at %s the key %s", (url, key) => expect(keyOf(url)).toBe(key));
