import { expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { patternsFor, SCREEN_NAMES, SCREENS } from "./screens.ts";

// Rule 1.3.
test("has exactly these paths", () => {
  const rows = SCREEN_NAMES.map((screen) => {
    const paths = LANGUAGES.flatMap((language) =>
      patternsFor(language, screen).map((pattern) => ["", language, pattern].join("/")),
    );
    return [screen, ...paths.map((path) => path.replace(/\/$/, ""))].join(" ");
  });
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "home /pt /en /es
    restaurantList /pt/restaurantes /pt/restaurants /en/restaurants /es/restaurantes
    cityRestaurants /pt/restaurantes/:citySlug /pt/restaurants/:citySlug /en/restaurants/:citySlug /es/restaurantes/:citySlug
    restaurant /pt/restaurantes/:citySlug/:slug /pt/restaurants/:citySlug/:slug /en/restaurants/:citySlug/:slug /es/restaurantes/:citySlug/:slug
    reservations /pt/reservas /en/reservations /es/reservas
    mainMenu /pt/restaurantes/:citySlug/:slug/menu-principal /pt/restaurants/:citySlug/:slug/menu-principal /en/restaurants/:citySlug/:slug/main-menu /es/restaurantes/:citySlug/:slug/menu-principal
    barMenu /pt/restaurantes/:citySlug/:slug/carta-bar /pt/restaurants/:citySlug/:slug/carta-bar /en/restaurants/:citySlug/:slug/bar-menu /es/restaurantes/:citySlug/:slug/carta-de-bar
    dessertMenu /pt/restaurantes/:citySlug/:slug/sobremesa /pt/restaurants/:citySlug/:slug/sobremesa /en/restaurants/:citySlug/:slug/desserts /es/restaurantes/:citySlug/:slug/postres
    executiveMenu /pt/restaurantes/:citySlug/:slug/menu-executivo /pt/restaurants/:citySlug/:slug/menu-executivo /en/restaurants/:citySlug/:slug/executive-menu /es/restaurantes/:citySlug/:slug/menu-ejecutivo
    feijoadaMenu /pt/restaurantes/:citySlug/:slug/feijoada /pt/restaurants/:citySlug/:slug/feijoada /en/restaurants/:citySlug/:slug/feijoada /es/restaurantes/:citySlug/:slug/feijoada
    wineMenu /pt/restaurantes/:citySlug/:slug/carta-de-vinhos /pt/restaurants/:citySlug/:slug/carta-de-vinhos /en/restaurants/:citySlug/:slug/wine-list /es/restaurantes/:citySlug/:slug/carta-de-vinos
    events /pt/eventos /en/events /es/eventos
    happening /pt/eventos/:slug /en/events/:slug /es/eventos/:slug
    experiences /pt/experiencias /en/experiences /es/experiencias
    newsList /pt/novidades /en/news /es/noticias
    newsArticle /pt/novidades/:slug /en/news/:slug /es/noticias/:slug
    contact /pt/contato /en/contact /es/contacto
    delivery /pt/delivery /en/delivery /es/delivery
    group /pt/grupo-rubaiyat /pt/gruporubaiyat /en/grupo-rubaiyat /en/gruporubaiyat /es/grupo-rubaiyat /es/gruporubaiyat
    whoWeAre /pt/quem-somos /en/who-we-are /es/quienes-somos
    figTree /pt/nossa-figueira /en/our-figueira /es/nuestra-higuera
    foundation /pt/fundacao-belarmino /en/belarmino-foundation /es/fundacion-belarmino
    farm /pt/fazenda-rubaiyat /en/rubaiyat-farm /es/granja-rubaiyat
    careers /pt/trabalhe-conosco /en/careers /es/trabaje-con-nosotros
    press /pt/imprensa /en/press /es/prensa
    giftCards /pt/vales-presente /en/gift-cards /es/tarjetas-regalo
    privacy /pt/privacidade /en/privacy /es/privacidad
    accessibility /pt/acessibilidade /en/accessibility /es/accesibilidad"
  `);
});

test("never uses a first segment for two sections, in any language", () => {
  const sections = new Map<string, Set<string>>();
  for (const screen of SCREEN_NAMES) {
    const section = SCREENS[screen].slugs.en.split("/")[0] ?? "";
    for (const language of LANGUAGES) {
      for (const pattern of patternsFor(language, screen)) {
        const first = pattern.split("/")[0] ?? "";
        sections.set(first, (sections.get(first) ?? new Set()).add(section));
      }
    }
  }
  for (const [first, meanings] of sections) expect(meanings.size, first).toBe(1);
});
