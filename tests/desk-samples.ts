import type { ContentKind } from "#desk/content-contract.ts";
import { someSettings } from "./builders/settings-content.ts";

// One piece of each kind of content, for what every editor does (src/desk/client/editors.e2e.ts).

export interface Sample {
  readonly slug: string;
  /** A text in three languages that the page of the piece shows. */
  readonly text?: string;
  /** Another one, for somebody else, where a field is one choice in all languages. */
  readonly otherText?: string;
  /** Two fields with other values for them, where there is no such text. */
  readonly fields?: readonly [mine: readonly [string, string], theirs: readonly [string, string]];
  /** What is published of it at first, where nothing is; and with what the test begins, where that is too little. */
  readonly empty?: object;
  readonly begins?: object;
  /** Fields with a control of their own, which the test of the kind tries, and those that lead to another page. */
  readonly own?: readonly string[];
  /** What is typed where any text will not do. */
  readonly typed?: Readonly<Record<string, string>>;
}

const inThree = (text: string) => ({ pt: text, en: `${text} (en)`, es: `${text} (es)` });

export const SAMPLES: Readonly<Record<ContentKind, Sample>> = {
  restaurants: {
    slug: "rubaiyat-brasilia",
    text: "description",
    own: ["isActive", "citySlug", "coordinates", "openingHours", "hours", "getin", "menus"],
    typed: { mediaKitUrl: "https://example.com/kit.pdf" },
    begins: {
      awards: [{ year: inThree("2026"), giver: inThree("Guia"), text: inThree("Melhor casa") }],
      figures: ["80", "120"].map((value) => ({
        value: inThree(value),
        text: inThree(`lugares (${value})`),
        source: "A casa",
      })),
    },
  },
  experiences: { slug: "mesa-sob-a-figueira", text: "title", own: ["isActive", "price"] },
  happenings: {
    slug: "jantar-de-vinhos",
    text: "title",
    own: ["isActive", "price"],
    empty: {
      slug: "jantar-de-vinhos",
      title: inThree("Jantar"),
      description: inThree("Cinco vinhos."),
      image: "/images/section-events.webp",
      restaurants: ["rubaiyat-madrid"],
      times: [{ from: "2099-12-01", through: null, weekdays: [], begins: null, ends: null }],
      price: { EUR: 90 },
      bookingUrl: "",
      isActive: false,
    },
    begins: { isActive: true },
    typed: {
      "times.0.from": "2099-12-02",
      "times.0.through": "2099-12-31",
      "times.0.begins": "21:00",
      "times.0.ends": "01:00",
      bookingUrl: "https://example.com/jantar",
    },
  },
  news: {
    slug: "jockey-dez-anos",
    text: "title",
    own: ["isActive", "content", "publishedAt"],
  },
  menus: {
    slug: "a-figueira-rubaiyat-feijoada",
    text: "note",
    own: ["isActive", "sections", "service"],
    typed: { validFrom: "2026-01-01", validThrough: "2099-12-31" },
  },
  pages: { slug: "events", text: "parts.intro.text" },
  faq: { slug: "home", text: "questions.0.question" },
  settings: {
    slug: "site",
    text: "metaDescription",
    otherText: "openGraphTitle",
    empty: someSettings(),
    begins: {
      metaTitle: inThree("Casas de brasa"),
      metaDescription: inThree("Seis casas."),
      openGraphTitle: inThree("Brasa"),
      openGraphDescription: inThree("Carne e fogo."),
    },
  },
  mailboxes: {
    slug: "leads",
    fields: [
      ["mailboxes.0.email", "rio@example.com"],
      ["mailboxes.1.email", "madrid@example.com"],
    ],
    empty: { slug: "leads", mailboxes: [] },
    begins: {
      mailboxes: ["um@example.com", "dois@example.com"].map((email) => {
        return { email, restaurants: [], topics: [] };
      }),
    },
  },
  redirects: {
    slug: "site",
    fields: [
      ["redirects.0.to", "/pt/eventos"],
      ["redirects.1.to", "/pt/delivery"],
    ],
    empty: { slug: "site", redirects: [] },
    begins: { redirects: ["/pt/a", "/pt/b"].map((from) => ({ from, to: "/pt/contato" })) },
    typed: { "redirects.0.from": "/pt/c", "redirects.0.to": "/pt/novidades" },
  },
  templates: {
    slug: "reservar-mesa",
    fields: [
      ["subject.pt", "Sua mesa"],
      ["text.es", "Hola, {nome}"],
    ],
  },
};
