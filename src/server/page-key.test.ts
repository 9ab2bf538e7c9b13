import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { dataKey as dataKeyOf, pageKey as pageKeyOf } from "./page-key.ts";

const [first, ...others] = builtInRestaurants();
if (first === undefined) throw new Error("There are built-in restaurants");
const NEW = { ...first, id: "id-1", slug: "made-at-the-desk", citySlug: "lisboa", country: "PT" };
const known = aSnapshot({ restaurants: [first, ...others, NEW] });

const pageKey = (url: string) => pageKeyOf(url, known);
const dataKey = (url: string) => dataKeyOf(url, known);

test.each([
  "/pt/contato?restaurant=made-at-the-desk",
  "/en/events?restaurant=made-at-the-desk",
  "/es/restaurantes?city=lisboa",
  "/en/experiences?country=PT",
])("%s is cached, because the database knows the restaurant", (url) => {
  expect(pageKey(url)).toBe(url);
});

test("its data are cached as well, and nothing by its id, in capitals or before the restaurants are known", () => {
  const data = "/pt/contato.data?restaurant=made-at-the-desk&_routes=pt%2Fcontact";
  expect(dataKey(data)).toBe(data);
  expect(pageKey("/pt/contato?restaurant=id-1")).toBeUndefined();
  expect(pageKey("/pt/contato?restaurant=Made-At-The-Desk")).toBeUndefined();
  expect(pageKeyOf("/en/experiences?country=PT", aSnapshot({}))).toBeUndefined();
  expect(pageKeyOf("/pt/contato?restaurant=made-at-the-desk", aSnapshot({}))).toBeUndefined();
});

test.each(["/pt?utm_source=a", "/pt?fbclid=x&gclid=y", "/pt?country=CL", "/pt?"])(
  "%s shares the page of its path",
  (url) => expect(pageKey(url)).toBe("/pt"),
);

test.each(["/pt/experiencias", "/en/experiences", "/es/experiencias"])(
  "on %s the country makes another page, and nothing else does",
  (path) => {
    expect(pageKey(`${path}?country=Chile&utm_source=a`)).toBe(`${path}?country=Chile`);
    expect(pageKey(`${path}?utm_source=a`)).toBe(path);
    expect(pageKey(`${path}?country=Chile&country=Espanha`)).toBe(`${path}?country=Chile`);
  },
);

test.each(["Uruguai", "a&b=c#d é", ""])(
  "the made-up country %j shares the page without one",
  (country) => {
    expect(pageKey(`/pt/experiencias?${new URLSearchParams({ country })}`)).toBe(
      "/pt/experiencias",
    );
  },
);

test("a path is cached in one spelling only, and presets only where they belong", () => {
  expect(pageKey("/pt/restaurantes/s%C3%A3o-paulo")).toBe("/pt/restaurantes/s%C3%A3o-paulo");
  for (const path of ["/pt/%72estaurantes", "/pt/s%c3%a3o", "/pt/a:b", "/pt/%", "/pt/%E3"]) {
    expect(pageKey(path), path).toBeUndefined();
  }
  expect(pageKey("/pt/contato?subject=rubaiyat-rio")).toBeUndefined();
  expect(pageKey("/pt/contato?restaurant=eventos")).toBeUndefined();
});

test.each(["/api/news", "/api/news?active=false", "/sitemap.xml?x", "/ptx", "//pt", "/x"])(
  "%s is no page, so it has no page's key",
  (url) => expect(pageKey(url)).toBeUndefined(),
);

test.each(["/pt/contato", "/en/contact", "/es/contacto"])(
  "on %s subject and restaurant make another page, whatever else stands there",
  (path) => {
    const key = `${path}?subject=eventos&restaurant=rubaiyat-rio`;
    expect(pageKey(`${path}?restaurant=rubaiyat-rio&utm_source=a&subject=eventos`)).toBe(key);
    expect(pageKey(`${path}?country=Chile`)).toBe(path);
  },
);

test("a page of the news is cached by its number in the language of the path", () => {
  expect(pageKey("/pt/novidades?utm_source=a&pagina=2")).toBe("/pt/novidades?pagina=2");
  expect(pageKey("/en/news?page=12")).toBe("/en/news?page=12");
  expect(pageKey("/en/news?page=1")).toBe("/en/news");
  expect(pageKey("/en/news?pagina=2")).toBe("/en/news");
  expect(pageKey("/en/contact?page=2")).toBe("/en/contact");
  for (const page of ["0", "02", "-1", "1e3", "99999", "x", "", " 2"]) {
    expect(pageKey(`/en/news?page=${page}`), page).toBeUndefined();
  }
});

test.each([
  "/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal?diet=vegan",
  "/en/restaurants/madrid/rubaiyat-madrid/main-menu?without=milk&without=nuts",
  "/pt/restaurantes?dish=polvo",
  "/es/restaurantes?city=madrid&open=made-up",
  "/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal?diet=made-up",
])("%s is a part of a page, a search or of this minute, which is not cached", (url) => {
  expect(pageKey(url)).toBeUndefined();
});

test("the page of a newsletter's link is each link's own", () => {
  expect(pageKey("/pt/newsletter/confirmar?token=abc")).toBeUndefined();
  expect(pageKey("/en/newsletter/confirm?token=")).toBeUndefined();
  expect(pageKey("/es/newsletter?utm_source=a")).toBe("/es/newsletter");
});

test("a page with an unknown preset is not cached at all", () => {
  expect(pageKey("/pt/contato?restaurant=made-up-1")).toBeUndefined();
  expect(pageKey("/pt/eventos?restaurant=made-up-1")).toBeUndefined();
  expect(pageKey("/pt/contato?experience=farm-day")).toBeUndefined();
  expect(pageKey("/pt/eventos?restaurant=rubaiyat-rio")).toBe(
    "/pt/eventos?restaurant=rubaiyat-rio",
  );
  expect(pageKey("/pt/eventos?subject=anything")).toBe("/pt/eventos");
});

test("a visitor's own table is never cached, and campaigns share the page without one", () => {
  for (const query of ["restaurant=rubaiyat-rio", "people=2", "date=x", "time=", "experience=1"]) {
    expect(pageKey(`/pt/reservas?${query}`), query).toBeUndefined();
  }
  expect(pageKey("/es/reservas?utm_source=a&made-up=1")).toBe("/es/reservas");
});

test.each(["city=madrid", "country=Brasil", "feature=terrace", "guests=60"])(
  "on the list of restaurants %s makes another page, two filters are rendered each time",
  (filter) => {
    const path = "/pt/restaurantes";
    expect(pageKey(`${path}?${filter}`)).toBe(`${path}?${filter}`);
    expect(pageKey(`${path}?${filter}&utm_source=a`)).toBe(`${path}?${filter}`);
    const other = filter.startsWith("city") ? "guests=60" : "city=madrid";
    expect(pageKey(`${path}?${filter}&${other}`)).toBeUndefined();
  },
);

test("filters that nobody offers make no page of their own", () => {
  const path = "/en/restaurants";
  for (const query of ["city=made-up", "feature=made-up", "guests=61", "guests=060"]) {
    expect(pageKey(`${path}?${query}`), query).toBeUndefined();
  }
  expect(pageKey(`${path}?country=Uruguai`)).toBe(path);
  expect(pageKey(`${path}?city=&country=&feature=&guests=`)).toBe(path);
});

test.each([
  ["/pt.data?_routes=pt%2Fhome", "/pt.data?_routes=pt%2Fhome"],
  [
    "/pt/restaurantes.data?utm_source=a&_routes=pt%2FrestaurantList",
    "/pt/restaurantes.data?_routes=pt%2FrestaurantList",
  ],
  [
    "/en/experiences.data?country=Chile&_routes=en/experiences",
    "/en/experiences.data?country=Chile&_routes=en%2Fexperiences",
  ],
  // Other routes, and none: React Router asks so after an error alone.
  ["/pt/restaurantes.data?_routes=pt/home", undefined],
  ["/pt/restaurantes.data?_routes=pt%2FrestaurantList&_routes=root", undefined],
  ["/pt/restaurantes.data", undefined],
  ["/pt/nada.data?_routes=pt%2Fnada", undefined],
  ["/pt/contato.data?restaurant=made-up&_routes=pt%2Fcontact", undefined],
  ["/pt/restaurantes?_routes=pt%2FrestaurantList", undefined],
])("the data at %s have the key %s", (url, key) => expect(dataKey(url)).toBe(key));
