import { beforeEach, expect, test } from "vitest";
import { shownPhone } from "#language/phone-number.ts";
import { pageWords, type WordsOfPages } from "#content/page-words.ts";
import type { PageContent } from "#content/schemas/page-texts.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { aLayout } from "#tests/builders/layout-data.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { schemaFaults } from "#tests/schema-org.ts";
import { toGroupPage } from "../blocks/group-pages/group-pages.ts";
import { chosenFilter } from "../screens/menu/menu-filter.ts";
import { toMenuPage } from "../screens/menu/menu-page.ts";
import { toRestaurantDetail } from "../screens/restaurant/restaurant-detail.ts";
import { structuredData, structuredDataElement } from "./structured-data.ts";

const SITE = {
  ...aLayout(0, {
    contact: { phone: shownPhone("+551130871399", "Brasil"), email: "" },
    social: { ...aLayout(0).social, instagram: "https://www.instagram.com/example" },
  }),
  words: wordsAt("/pt"),
};
const RESTAURANT = "/pt/restaurantes/sao-paulo/casa-do-teste";

beforeEach(() => overwriteGetLocale(() => "pt"));

/** Returns a page's nodes by type. */
function nodesOf(path: string, data?: unknown): Record<string, Record<string, unknown>> {
  const graph = structuredData(path, data, SITE);
  expect(schemaFaults(graph ?? { "@graph": [] })).toEqual([]);
  const nodes = JSON.parse(JSON.stringify(graph ?? {}))["@graph"] ?? [];
  return Object.fromEntries(nodes.map((node: { "@type": string }) => [node["@type"], node]));
}

const restaurantWith = (changes?: Record<string, unknown>, path = RESTAURANT) => {
  const restaurant = toRestaurantDetail(aRestaurant(changes), path.startsWith("/en") ? "en" : "pt");
  return nodesOf(path, { state: "found", restaurant });
};

test("names the group, the site and the questions on home", () => {
  const question = "Como </script><script>alert(1)</script>?";
  const data = { state: "found", questions: [{ question, answer: "Assim." }], restaurants: [] };
  const nodes = nodesOf("/pt", data);
  expect(Object.keys(nodes)).toEqual(["Organization", "WebSite", "FAQPage"]);
  expect(nodes["Organization"]).toMatchObject({
    name: "Grupo Rubaiyat",
    sameAs: ["https://www.instagram.com/example"],
    contactPoint: { telephone: "+551130871399" },
  });
  const answer = { "@type": "Answer", text: "Assim." };
  expect(nodes["FAQPage"]?.["mainEntity"]).toEqual([
    { "@type": "Question", name: question, acceptedAnswer: answer },
  ]);
  // No text can end its element.
  const graph = structuredData("/pt", data, SITE)!;
  expect(structuredDataElement(graph).match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(Object.keys(nodesOf("/pt", { ...data, questions: [] }))).not.toContain("FAQPage");
});

// Rules 4.17 and 4.20.
test("describes a dish with picture, explanation and diets, and marks it and its prices as sold out until its moment", () => {
  const itemAt = (soldOutUntil: string) => {
    const sizes = [{ size: "half", amount: 200, price: { BRL: 98 } }] as const;
    const dish = {
      name: "Picanha",
      explanation: { pt: "na brasa", en: "grilled", es: "a la brasa" },
      image: "/images/a.jpg",
      price: { BRL: 180 },
      sizes,
      diets: ["gluten-free"],
    } as const;
    const title = { pt: "Pratos", en: "Mains", es: "Platos" };
    const sections = [{ title, items: [{ ...dish, soldOutUntil }] }];
    const page = toMenuPage({
      menu: { ...aFullMenu({ kind: "main", sections }), updatedAt: "" },
      menus: [],
      restaurant: aRestaurant(),
      language: "pt",
      filter: chosenFilter(new URLSearchParams()),
    });
    const { Menu } = nodesOf(`${RESTAURANT}/menu-principal`, { state: "found", menu: page });
    const [section] = (Menu?.["hasMenuSection"] ?? []) as { hasMenuItem: unknown[] }[];
    return { shown: page.sections[0]?.items[0], node: section?.hasMenuItem[0] };
  };
  const offer = { "@type": "Offer", price: 180, priceCurrency: "BRL" };
  const half = { ...offer, price: 98, name: "Meia porção 200\u00A0g" };
  const later = itemAt(new Date(Date.now() + 60_000).toISOString());
  expect(later.shown?.isSoldOut).toBe(true);
  expect(later.node).toMatchObject({
    offers: [offer, half].map((one) => ({ ...one, availability: "https://schema.org/SoldOut" })),
  });
  const before = itemAt(new Date(Date.now() - 1).toISOString());
  expect(before.shown?.isSoldOut).toBeUndefined();
  const image = "https://www.example.com/images/a.jpg";
  expect(before.node).toMatchObject({
    image,
    offers: [offer, half],
    description: "na brasa",
    suitableForDiet: ["https://schema.org/GlutenFreeDiet"],
  });
  expect(JSON.stringify(before.node)).not.toContain("availability");
});

test("gives a restaurant the required fields and breadcrumbs", () => {
  const { Restaurant, BreadcrumbList } = restaurantWith();
  expect(Restaurant).toMatchObject({
    "@id": "https://www.example.com/#casa-do-teste",
    name: "Casa do Teste",
    url: `https://www.example.com${RESTAURANT}`,
    image: `https://www.example.com/cards${RESTAURANT}.jpg`,
    telephone: "+551130871399",
    geo: { latitude: -23.56, longitude: -46.67 },
    address: { streetAddress: "Rua Um, 1", addressLocality: "São Paulo", addressCountry: "BR" },
    acceptsReservations: "https://booking.example.com/casa",
    potentialAction: { "@type": "ReserveAction" },
  });
  const menus = Restaurant?.["hasMenu"] as string[];
  expect(menus).toContain("https://www.example.com/menus/bar.pdf");
  // PDFs that only invite to ask are no menus.
  expect(menus.filter((url) => url.includes("casa-do-teste"))).toEqual([]);
  expect(BreadcrumbList?.["itemListElement"]).toMatchObject([
    { position: 1, name: "Início", item: "https://www.example.com/pt" },
    { position: 2, item: "https://www.example.com/pt/restaurantes" },
    { position: 3, name: "Casa do Teste" },
  ]);
});

// Rule 3.28.
test("lists the WhatsApp chat as a contact point, if any", () => {
  const contactOf = (whatsapp: string | null) => restaurantWith({ whatsapp })["Restaurant"];
  expect(contactOf("+5511999990000")?.["contactPoint"]).toEqual({
    "@type": "ContactPoint",
    name: "WhatsApp",
    contactType: "reservations",
    telephone: "+5511999990000",
    url: "https://wa.me/5511999990000",
  });
  expect(contactOf(null)).not.toHaveProperty("contactPoint");
});

// Rule 8.1.
test("omits unknown facts of a restaurant", () => {
  const empty = JSON.stringify({ pt: "", en: "", es: "" });
  const { Restaurant } = restaurantWith({
    phone: "",
    email: "",
    address: empty,
    description: empty,
    coordinates: JSON.stringify({ lat: 0, lng: 0 }),
    getin: JSON.stringify({ enabled: false, url: "https://booking.example.com" }),
  });
  const unknown = ["telephone", "email", "geo", "description", "openingHoursSpecification"];
  const made = ["aggregateRating", "acceptsReservations", "potentialAction"];
  for (const field of [...unknown, ...made]) expect(Restaurant).not.toHaveProperty(field);
  expect(Restaurant?.["address"]).toEqual({
    "@type": "PostalAddress",
    addressLocality: "São Paulo",
    addressCountry: "BR",
  });
});

test("takes street and postal code from the shown address", () => {
  const text = "Rua Um, 10001, Jardim Dois, São Paulo – SP, 01414-002, Brasil";
  const address = JSON.stringify({ pt: text, en: text, es: text });
  const { Restaurant } = restaurantWith({ address });
  const streetAddress = "Rua Um, 10001, Jardim Dois";
  expect(Restaurant?.["address"]).toMatchObject({ streetAddress, postalCode: "01414-002" });
});

test("states a built-in restaurant's cuisine, awards and table requests in the page's language", () => {
  const changes = { slug: "cabana-las-lilas", getin: JSON.stringify({ enabled: false, url: "" }) };
  const { Restaurant } = restaurantWith(changes, "/en/restaurants/sao-paulo/cabana-las-lilas");
  const servesCuisine = ["Grill", "Argentine"];
  // Equal in every language.
  const id = "https://www.example.com/#cabana-las-lilas";
  expect(Restaurant).toMatchObject({ "@id": id, servesCuisine, acceptsReservations: true });
  expect(Restaurant?.["award"]).toContain("Wine Spectator, Since 2007: An award every year");
});

test("does not give a restaurant's number as the group's", () => {
  const restaurants = [{ name: "Casa do Teste", phone: shownPhone("11 3087-1399", "Brasil") }];
  const graph = structuredData("/pt", { questions: [], restaurants: [] }, { ...SITE, restaurants });
  expect(JSON.stringify(graph)).not.toContain("contactPoint");
});

test("dates an article and names its author, if known", () => {
  const text = (words: string) => ({ text: words, language: "pt" });
  const nodeOf = (author: string) => {
    const article = {
      title: text("Nova carta"),
      excerpt: text("Vinhos."),
      body: text(""),
      image: "",
      author,
      category: "Vinhos",
      tags: ["vinho"],
      published: "2024-06-28T12:00:00.000Z",
      modified: "",
    };
    return nodesOf("/pt/novidades/nova-carta", { state: "found", article })["NewsArticle"];
  };
  const node = nodeOf("Grupo Rubaiyat");
  expect(node).toMatchObject({
    headline: "Nova carta",
    datePublished: "2024-06-28T12:00:00.000Z",
    author: { "@type": "Organization", name: "Grupo Rubaiyat" },
  });
  expect(node).not.toHaveProperty("dateModified");
  const author = { "@type": "Person", name: "Ana Lima" };
  expect(nodeOf("Ana Lima")).toMatchObject({ author });
});

// Rule 10.39.
test("uses a page's edited title in breadcrumbs and links", () => {
  const title = { pt: "Nossa gente", en: "Our people", es: "Nuestra gente" };
  const page = { slug: "who-we-are", parts: { top: { title } } } as unknown as PageContent;
  const words: WordsOfPages = (slug) => pageWords([page], slug, "pt");
  const graph = structuredData("/pt/quem-somos", {}, { ...SITE, words });
  expect(JSON.stringify(graph)).toContain('"name":"Nossa gente"');
  expect(toGroupPage(words, "farm").next).toEqual({ screen: "whoWeAre", title: "Nossa gente" });
});
