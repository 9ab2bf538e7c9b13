import { LANGUAGES } from "#language/languages.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { pagesWithoutParameters } from "../all-pages.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { anExperienceRecord } from "#tests/builders/experience-record.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, NIGHTLY, test } from "#tests/page-fixtures.ts";

/** What every object of the language has by inheritance: a careless table finds them. */
const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

const cardOf = (page: string) => `/cards${page.split("?")[0]}.jpg`;

const EVERYWHERE = JSON.stringify(INHERITED);

// By day property-lookups.test.ts finds every such look-up in the code.
test(
  "records that name what every object inherits leave every page as it is",
  NIGHTLY,
  async ({ siteWithFailingApi }) => {
    // Two hundred pages and as many cards, each made for the first time.
    test.setTimeout(120_000);
    const { api, url } = siteWithFailingApi;
    const restaurants = INHERITED.map((name) =>
      aRestaurantRecord({
        ...Object.fromEntries(
          ["id", "slug", "name", "city", "citySlug", "country", "phone", "email"].map((field) => [
            field,
            name,
          ]),
        ),
        heroImage: `/images/${name}`,
        images: JSON.stringify([`/images/${name}`]),
        menus: JSON.stringify({ [name]: "https://example.com/menu.pdf" }),
        features: EVERYWHERE,
        mediaKitUrl: name,
      }),
    );
    const experiences = INHERITED.map((name) =>
      anExperienceRecord({
        id: name,
        image: `/images/${name}`,
        icon: name,
        countries: EVERYWHERE,
        restaurants: EVERYWHERE,
        price: JSON.stringify({ [name]: 12 }),
      }),
    );
    const articles = INHERITED.map((name) =>
      anArticleRecord({
        id: name,
        slug: name,
        image: `/images/${name}`,
        author: name,
        category: name,
        tags: EVERYWHERE,
      }),
    );
    api.responses.set("/restaurants", { json: { data: restaurants } });
    api.responses.set("/experiences", { json: { data: experiences } });
    api.responses.set("/news?published=true&active=true", { json: { data: articles } });
    for (const [index, name] of INHERITED.entries()) {
      api.responses.set(`/restaurants/${name}`, { json: { data: restaurants[index] } });
      api.responses.set(`/news/slug/${name}`, { json: { data: articles[index] } });
    }

    const pages = LANGUAGES.flatMap((language) => [
      ...pagesWithoutParameters().map((screen) => pathTo(language, screen)),
      ...INHERITED.flatMap((name) => [
        restaurantPath(language, { slug: name, citySlug: name }),
        pathTo(language, "newsArticle", { slug: name }),
        `${pathTo(language, "experiences")}?country=${name}`,
        `${pathTo(language, "contact")}?restaurant=${name}&subject=${name}&experience=${name}`,
      ]),
    ]);
    const around = [
      "/sitemap.xml",
      "/feeds/pt.xml",
      ...INHERITED.map((name) => `/menus/${name}-main.pdf`),
    ];
    const failed: string[] = [];
    for (const path of [
      ...pages,
      ...around,
      // A card is drawn from the same record in any language.
      ...new Set(pages.filter((page) => page.startsWith("/pt/")).map(cardOf)),
    ]) {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      if (response.status !== 200) failed.push(`${path}: ${response.status}`);
    }
    expect(failed).toEqual([]);
  },
);
