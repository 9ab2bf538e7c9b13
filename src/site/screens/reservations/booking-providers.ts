import { type BookingProvider, bookingProviderOf } from "#content/schemas/booking-providers.ts";
import type { Language } from "#language/languages.ts";

/** The table that a visitor asks for; date as ISO, time as 20:30. */
export interface Table {
  readonly people: number;
  readonly date: string;
  readonly time: string;
}

/** Writes into a provider's own URL what its documents name a parameter for. */
type Carry = (url: URL, table: Table, language: Language) => void;

/**
 * What providers take of a table. What one has no known parameter for is asked again on its page;
 * none is made up.
 */
const CARRIES: Readonly<Partial<Record<BookingProvider, Carry>>> = {
  Tagme: tagme,
  TheFork: theFork,
  CoverManager: coverManager,
  OpenTable: openTable,
  Resy: resy,
};

/** A restaurant's booking link with the table carried over, as far as its provider can take it. */
export function bookingUrlFor(link: string, table: Table, language: Language): string {
  const provider = bookingProviderOf(link);
  const carry = provider && CARRIES[provider];
  if (carry === undefined) return link;
  const url = new URL(link);
  const before = url.href;
  carry(url, table, language);
  // As the group wrote it, where nothing is carried.
  return url.href === before ? link : url.href;
}

function tagme(url: URL, { people, date, time }: Table): void {
  setAll(url, { date, time, guests: people });
}

/** The widget takes a language as the first part of its path, and no table. */
function theFork(url: URL, _table: Table, language: Language): void {
  const words: Partial<Record<Language, string>> = { en: "en-GB", es: "es" };
  const word = words[language];
  const [, bare] = /^\/(?:(?:es|fr|en-GB)\/)?([\da-f-]{36})$/i.exec(url.pathname) ?? [];
  if (word !== undefined && bare !== undefined) url.pathname = `/${word}/${bare}`;
}

/** Its pages end with a language's name; there is none for Portuguese. */
function coverManager(url: URL, _table: Table, language: Language): void {
  const words: Partial<Record<Language, string>> = { en: "english", es: "spanish" };
  const word = words[language];
  if (word === undefined) return;
  url.pathname = url.pathname.replace(/\/(?:spanish|english|french)\/?$/, `/${word}`);
}

function openTable(url: URL, { people, date, time }: Table): void {
  const size = url.pathname.startsWith("/restref/") ? "partysize" : "covers";
  setAll(url, { [size]: people, datetime: `${date}T${time}` });
}

function resy(url: URL, { people, date }: Table): void {
  setAll(url, { date, seats: people });
}

function setAll(url: URL, parameters: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    url.searchParams.set(name, String(value));
  }
}
