import { expect, test } from "vitest";
import { readPage } from "./crawl-page.ts";
import { faultsOf } from "./crawl-profiles.ts";
import { checkXml } from "./crawl-xml.ts";

// The crawl is only worth what it notices.

const read = (body: string) =>
  readPage(
    "https://a.example/pt",
    200,
    `<!DOCTYPE html><html lang="pt"><body>${body}</body></html>`,
  );

test("texts in another language count only where they are not marked", () => {
  const { ownTexts } = read(
    '<p>Olá <b lang="en">Hello</b> e <i>tchau</i><img alt="A figueira"></p><p lang="es">Hola</p>',
  );
  for (const own of ["Olá", " e ", "tchau", "A figueira"]) expect(ownTexts).toContain(own);
  expect(ownTexts).not.toMatch(/Hello|Hola/);
});

test("links, pictures and every width of them are followed; scripts are no text", () => {
  const { references, ownTexts, ids, headings } = read(
    '<h1 id="a">A</h1><h3>B</h3><a href="/en?x=1&amp;y=2#b">C</a>' +
      '<source srcset="/a.avif 1w, /b.avif 2w"><script src="/c.js">var text = "<p>no</p>";</script>',
  );
  expect(references).toEqual(
    ["en?x=1&y=2#b", "a.avif", "b.avif", "c.js"].map((path) => `https://a.example/${path}`),
  );
  expect(ownTexts).not.toContain("no");
  expect([...ids]).toEqual(["a"]);
  expect(headings).toEqual([1, 3]);
});

test("markup that does not fit together is noticed", () => {
  expect(() => read("<p><b>A</p>")).toThrow("</p> ends <b>");
});

test("structured data that lacks a field, judges itself or is at 0/0 is noticed", () => {
  const restaurant = {
    "@type": "Restaurant",
    "@id": "a",
    name: "",
    url: "b",
    address: { "@type": "PostalAddress", addressLocality: "Madrid" },
    aggregateRating: {},
    geo: { latitude: 0, longitude: 0 },
  };
  expect(faultsOf([restaurant])).toEqual([
    "[0](Restaurant) lacks name",
    "[0](Restaurant) lacks address.addressCountry",
    "[0](Restaurant) has aggregateRating",
    "[0](Restaurant) is at 0/0",
    "[0](Restaurant).name is empty",
  ]);
  expect(faultsOf({ "@type": "BreadcrumbList", itemListElement: [{}] })).toHaveLength(1);
});

test.each(["<a>", "<a></b>", "<a>&nbsp;</a>", "<a>1 < 2</a>", '<a b="&"/>'])(
  "%s is not well-formed",
  (xml) => {
    expect(() => checkXml(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)).toThrow();
  },
);
