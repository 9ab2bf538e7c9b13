import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { SILENT } from "#logging/log.ts";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";
import { loader } from "./restaurant.route.tsx";

const RESTAURANT = parseRestaurant(aRestaurantRecord(), SILENT) as Restaurant;
const HERE = "/pt/restaurantes/sao-paulo/casa-do-teste";

/** Calls the loader for a URL as the router would, of an API that knows the given restaurants. */
async function load(href: string, restaurants: readonly Restaurant[] | "down" = [RESTAURANT]) {
  const content = aSnapshot(restaurants === "down" ? {} : { restaurants, menus: [] });
  const context = new RouterContextProvider();
  const site: Partial<SiteContext> = { readContent: async () => content };
  provideSiteContext(context, site as SiteContext);
  const url = new URL(href, "https://site.example");
  const [, , , citySlug, slug] = decodeURIComponent(url.pathname).split("/");
  return loader({ context, url, params: { citySlug, slug } } as never).then(
    ({ data, init }) => ({ data, status: init?.status ?? 200, location: undefined }),
    (thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      const { status, headers } = thrown;
      return { data: undefined, status, location: headers.get("Location") };
    },
  );
}

test("a restaurant is handed on in the page's language", async () => {
  const { data, status } = await load("/en/restaurants/sao-paulo/casa-do-teste");
  expect(status).toBe(200);
  expect(data).toMatchObject({
    state: "found",
    restaurant: { address: { text: "1 First Street", language: "en" } },
  });
  expect(JSON.stringify(data)).not.toContain("Rua Um");
});

// Rule 1.5.
test("a wrong city leads to the right one for good, and keeps the query", async () => {
  const response = await load("/en/restaurants/madrid/casa-do-teste?utm_source=x&a=1");
  expect(response).toMatchObject({
    status: 301,
    location: "/en/restaurants/sao-paulo/casa-do-teste?utm_source=x&a=1",
  });
});

test("an id in place of the slug leads to the slug", async () => {
  const response = await load(`/es/restaurantes/sao-paulo/${RESTAURANT.id}`);
  expect(response).toMatchObject({
    status: 301,
    location: "/es/restaurantes/sao-paulo/casa-do-teste",
  });
});

test("the accepted alias of the list's slug shows the restaurant where it is", async () => {
  expect((await load("/pt/restaurants/sao-paulo/casa-do-teste")).status).toBe(200);
  const astray = await load("/pt/restaurants/madrid/casa-do-teste");
  expect(astray.location).toBe(HERE);
});

test("a restaurant of which no city is known is shown where it is asked for: a redirect stays for good", async () => {
  const homeless = { ...RESTAURANT, city: "", citySlug: "" };
  expect((await load(HERE, [homeless])).status).toBe(200);
  expect((await load("/pt/restaurantes/cidade/casa-do-teste", [homeless])).status).toBe(200);
});

// Rule 1.7.
test("a restaurant that does not exist is a 404", async () => {
  expect(await load("/pt/restaurantes/sao-paulo/nada")).toMatchObject({
    status: 404,
    data: { state: "not-found" },
  });
});

test("an API that cannot be reached is a 503", async () => {
  expect(await load(HERE, "down")).toMatchObject({ status: 503, data: { state: "error" } });
});

// Rule 1.6.
test("a city alone is a 404 that lists the city's restaurants", async () => {
  const elsewhere = { ...RESTAURANT, slug: "outra", citySlug: "madrid" };
  const response = await load("/pt/restaurantes/sao-paulo", [elsewhere, RESTAURANT]);
  expect(response).toMatchObject({
    status: 404,
    data: { state: "no-slug", restaurants: [{ slug: "casa-do-teste" }] },
  });
  const unknown = await load("/pt/restaurantes/sao-paulo", "down");
  expect(unknown).toMatchObject({ status: 404, data: { state: "no-slug", restaurants: [] } });
});

test("a restaurant without a city slug belongs to the city in its URL", async () => {
  const unnamed = { ...RESTAURANT, city: "São Paulo", citySlug: "" };
  const response = await load("/pt/restaurantes/s%C3%A3o-paulo", [unnamed]);
  expect(response).toMatchObject({ data: { restaurants: [{ slug: "casa-do-teste" }] } });
});
