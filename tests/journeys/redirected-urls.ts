const FIG_TREE = "restaurants/sao-paulo/a-figueira-rubaiyat";

/** URLs in another form than their page's own, and where each leads, in one hop. */
export const REDIRECTED_ADDRESSES: readonly [from: string, to: string][] = [
  // No language prefix: the same path under /pt, query and all.
  ["/restaurantes", "/pt/restaurantes"],
  [
    "/restaurantes/madrid/rubaiyat-madrid?utm_source=a&x=%C3%A9",
    "/pt/restaurantes/madrid/rubaiyat-madrid?utm_source=a&x=%C3%A9",
  ],
  ["/contato?x=1", "/pt/contato?x=1"],
  ["/fr/restaurants", "/pt/fr/restaurants"],
  ["/english", "/pt/english"],
  ["/menus/nope-main.pdf?x=1", "/pt/menus/nope-main.pdf?x=1"],
  // The prefix in capitals, and a trailing slash: both at once, in one hop.
  ["/EN/restaurants", "/en/restaurants"],
  ["/EN/contact", "/en/contact"],
  ["/Pt", "/pt"],
  ["/pt/", "/pt"],
  ["/pt/contato/", "/pt/contato"],
  ["/pt//contato", "/pt/contato"],
  ["/ES/restaurantes/?a=b", "/es/restaurantes?a=b"],
  ["/contato/", "/pt/contato"],
  ["/pt/novidades/nova-carta-vinhos/?a=b%20c", "/pt/novidades/nova-carta-vinhos?a=b%20c"],
  // Capitals in a slug, and a letter of it that is escaped.
  ["/pt/Restaurantes", "/pt/restaurantes"],
  ["/EN/Restaurants/madrid/rubaiyat-rio/", "/en/restaurants/rio-de-janeiro/rubaiyat-rio"],
  ["/pt/contat%6F", "/pt/contato"],
  // An alias stays one, in its right form.
  ["/pt/restaurants/", "/pt/restaurants"],
  ["/ES/GrupoRubaiyat", "/es/gruporubaiyat"],
  // URLs of the group's former sites.
  ["/en/casas-menu/a-figueira-rubaiyat/", `/en/${FIG_TREE}`],
  ["/en/restaurantes/sao-paulo/a-figueira-rubaiyat", `/en/${FIG_TREE}`],
  ["/institucional/nossa-figueira", "/pt/nossa-figueira"],
  ["/pt/restaurantes.asp?abt=1", "/pt/restaurantes"],
  // A city that is not the restaurant's.
  ["/pt/restaurantes/madrid/rubaiyat-rio", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  [
    "/en/restaurants/nowhere/rubaiyat-rio?utm_source=a",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio?utm_source=a",
  ],
  // Both at once, still in one hop.
  [
    "/EN/restaurants/madrid/rubaiyat-rio/?utm_source=a",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio?utm_source=a",
  ],
  ["/restaurantes/x/rubaiyat-rio", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  ["/EN/restaurants/madrid/nothing/", "/en/restaurants/madrid/nothing"],
  // Nothing leads away from this site.
  ["//evil.example/pt", "/pt/evil.example/pt"],
  ["//evil.example", "/pt/evil.example"],
  ["/%5Cevil.example", "/pt/%5Cevil.example"],
];
