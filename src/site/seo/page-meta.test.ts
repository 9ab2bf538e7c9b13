import type { Location, MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { absentPageMeta, pageMeta } from "./page-meta.ts";

const SITE = "https://www.example.com";

function metaAt(pathname: string, page: { title: string; description?: string }) {
  const location: Location = { pathname, search: "?utm_source=a", hash: "", state: null, key: "k" };
  return pageMeta({ location, matches: [{ id: "root", loaderData: { siteUrl: SITE } }] }, page);
}

const links = (meta: MetaDescriptor[], rel: string) =>
  meta.flatMap((entry) => ("rel" in entry && entry.rel === rel ? [entry] : []));

test("a page names itself, the group and its own address, without the query", () => {
  const meta = metaAt("/en/contact", { title: "Contact", description: " Write to us. " });
  expect(meta).toContainEqual({ title: "Contact · Grupo Rubaiyat" });
  expect(meta).toContainEqual({ name: "description", content: "Write to us." });
  expect(links(meta, "canonical")).toEqual([
    { tagName: "link", rel: "canonical", href: `${SITE}/en/contact` },
  ]);
});

test("it names the same page in every language, Portuguese for all others", () => {
  const alternates = links(metaAt("/en/contact", { title: "" }), "alternate");
  expect(
    alternates.map((entry) => ("hrefLang" in entry ? [entry.hrefLang, entry.href] : [])),
  ).toEqual([
    ["pt", `${SITE}/pt/contato`],
    ["en", `${SITE}/en/contact`],
    ["es", `${SITE}/es/contacto`],
    ["x-default", `${SITE}/pt/contato`],
  ]);
});

test.each([
  ["/", "/pt"],
  ["/pt/restaurants", "/pt/restaurantes"],
  ["/es/gruporubaiyat", "/es/grupo-rubaiyat"],
])("the canonical address of %s is %s", (pathname, canonical) => {
  const [link] = links(metaAt(pathname, { title: "" }), "canonical");
  expect(link).toMatchObject({ href: SITE + canonical });
});

test("without a title the page bears the group's name alone, without a description none", () => {
  const meta = metaAt("/pt", { title: "", description: "  " });
  expect(meta).toContainEqual({ title: "Grupo Rubaiyat" });
  expect(meta.some((entry) => "name" in entry && entry.name === "description")).toBe(false);
});

test("an address that is no page has neither a canonical nor alternates", () => {
  const meta = metaAt("/pt/nowhere", { title: "x" });
  expect([...links(meta, "canonical"), ...links(meta, "alternate")]).toEqual([]);
});

test("a page that is none is not to be indexed", () => {
  expect(absentPageMeta("Página não encontrada")).toEqual([
    { title: "Página não encontrada · Grupo Rubaiyat" },
    { name: "robots", content: "noindex" },
  ]);
});
