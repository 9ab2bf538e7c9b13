import { expect, test } from "vitest";
import { loaderArguments } from "#tests/builders/loader-arguments.ts";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { loader } from "./restaurant.route.tsx";

const RESTAURANT = aRestaurant();
const HERE = "/pt/restaurantes/sao-paulo/casa-do-teste";

/** What comes of a URL where these restaurants are known; of a redirect, where it leads. */
async function load(path: string, restaurants: (typeof RESTAURANT)[] | "down" = [RESTAURANT]) {
  const content = aSnapshot(restaurants === "down" ? {} : { restaurants, menus: [] });
  const [, , , citySlug, slug] = decodeURIComponent(path.replace(/\?.*/, "")).split("/");
  const site = { readContent: async () => content };
  return loader(loaderArguments(path, site, { citySlug, slug })).then(
    ({ data, init }) => ({ status: init?.status ?? 200, data }),
    (thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      return { status: thrown.status, location: thrown.headers.get("Location") };
    },
  );
}

test("a restaurant is handed on in the page's language", async () => {
  const found = await load("/en/restaurants/sao-paulo/casa-do-teste");
  const restaurant = {
    address: { text: "1 First Street", language: "en" },
    hours: { text: "Every day", language: "en" },
  };
  expect(found).toMatchObject({ status: 200, data: { state: "found", restaurant } });
  expect(JSON.stringify(found)).not.toContain("Rua Um");
});

// Rule 1.5.
test.each([
  [
    "a wrong city",
    "/en/restaurants/madrid/casa-do-teste?utm_source=x&a=1",
    "/en/restaurants/sao-paulo/casa-do-teste?utm_source=x&a=1",
  ],
  ["a wrong city below the list's alias", "/pt/restaurants/madrid/casa-do-teste", HERE],
  ["an id in place of the slug", `/pt/restaurantes/sao-paulo/${RESTAURANT.id}`, HERE],
])("%s leads to the right path for good, and keeps the query", async (_, path, location) => {
  expect(await load(path)).toEqual({ status: 301, location });
});

test("the accepted alias of the list's slug shows the restaurant where it is", async () => {
  expect(await load("/pt/restaurants/sao-paulo/casa-do-teste")).toMatchObject({ status: 200 });
});

test("a restaurant of which no city is known is shown where it is asked for: a redirect stays for good", async () => {
  const homeless = { ...RESTAURANT, city: "", citySlug: "" };
  for (const path of [HERE, "/pt/restaurantes/cidade/casa-do-teste"])
    expect(await load(path, [homeless])).toMatchObject({ status: 200 });
});

// Rule 1.7.
test("a restaurant that does not exist is a 404, an API that cannot be reached a 503", async () => {
  const nowhere = "/pt/restaurantes/sao-paulo/nada";
  expect(await load(nowhere)).toMatchObject({ status: 404, data: { state: "not-found" } });
  expect(await load(HERE, "down")).toMatchObject({ status: 503, data: { state: "error" } });
});

// Rule 1.6.
test("a city alone is a 404 that lists the city's restaurants, also those without its slug", async () => {
  const listed = (...slugs: string[]) => ({
    status: 404,
    data: { state: "no-slug", restaurants: slugs.map((slug) => ({ slug })) },
  });
  const elsewhere = { ...RESTAURANT, slug: "outra", citySlug: "madrid" };
  const city = "/pt/restaurantes/sao-paulo";
  expect(await load(city, [elsewhere, RESTAURANT])).toMatchObject(listed("casa-do-teste"));
  expect(await load(city, "down")).toMatchObject(listed());
  const unnamed = { ...RESTAURANT, city: "São Paulo", citySlug: "" };
  const accented = "/pt/restaurantes/s%C3%A3o-paulo";
  expect(await load(accented, [unnamed])).toMatchObject(listed("casa-do-teste"));
});
