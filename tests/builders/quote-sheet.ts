import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import type { QuoteSheet } from "#leads/mail/quote-files.ts";

/** A quote in Brazilian reais at the restaurant in Madrid. */
export function aQuoteSheet(changes: Partial<QuoteSheet> = {}): QuoteSheet {
  return {
    quote: {
      date: "2047-05-20",
      begins: "20:00",
      ends: "",
      guests: 120,
      rooms: ["Jardim"],
      currency: "BRL",
      lines: [
        { what: "Jantar de três tempos", quantity: 120, unitPrice: 25_050 },
        { what: "Sala", quantity: 1, unitPrice: 300_000 },
      ],
      conditions: "Sinal de metade.\n\nO resto no dia.",
      validUntil: "2047-04-01",
    },
    guest: "Maria\nSilva",
    language: "pt",
    restaurant: RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid")!,
    siteUrl: "https://site.test",
    author: "Casas Exemplo",
    changedAt: new Date("2047-01-01"),
    ...changes,
  };
}
