import fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { bookingUrlFor } from "./booking-providers.ts";

const TABLE = { people: 4, date: "2047-05-20", time: "20:30" };
const FORK = "0c2cbb4b-5d79-4b42-9a2c-1d1f2b1f0a11";

const FORK_HOST = "https://widget.thefork.com";
const COVER = "https://www.covermanager.com/reserve/module_restaurant";

test.each<[link: string, language: Language, expected: string]>([
  [
    "https://reservation-widget.tagme.com.br/smartlink/0123456789?utm_source=site",
    "pt",
    "https://reservation-widget.tagme.com.br/smartlink/0123456789?utm_source=site&date=2047-05-20&time=20%3A30&guests=4",
  ],
  [`${FORK_HOST}/${FORK}`, "es", `${FORK_HOST}/es/${FORK}`],
  [`${FORK_HOST}/es/${FORK}?step=date`, "en", `${FORK_HOST}/en-GB/${FORK}?step=date`],
  [`${COVER}/casa/spanish`, "en", `${COVER}/casa/english`],
  [
    "https://www.opentable.com/r/casa?ref=1",
    "en",
    "https://www.opentable.com/r/casa?ref=1&covers=4&datetime=2047-05-20T20%3A30",
  ],
  [
    "https://www.opentable.es/restref/client/?rid=12&restref=12",
    "es",
    "https://www.opentable.es/restref/client/?rid=12&restref=12&partysize=4&datetime=2047-05-20T20%3A30",
  ],
  [
    "https://resy.com/cities/madrid/venues/casa?seats=2",
    "es",
    "https://resy.com/cities/madrid/venues/casa?seats=4&date=2047-05-20",
  ],
  // Letters beyond ASCII, capitals, ports and fragments stay what they are.
  [
    "https://RESY.com/cities/são-paulo/venues/açaí?nota=pé%20na%20areia#mapa",
    "pt",
    "https://resy.com/cities/s%C3%A3o-paulo/venues/a%C3%A7a%C3%AD?nota=p%C3%A9+na+areia&date=2047-05-20&seats=4#mapa",
  ],
  [
    "https://www.opentable.com.ar:8443/r/peña-ñandú?q=a%26b&covers=&covers=9",
    "es",
    "https://www.opentable.com.ar:8443/r/pe%C3%B1a-%C3%B1and%C3%BA?q=a%26b&covers=4&datetime=2047-05-20T20%3A30",
  ],
  [`${COVER}/peña/spanish/`, "en", `${COVER}/pe%C3%B1a/english`],
])("%s in %s", (link, language, expected) => {
  expect(bookingUrlFor(link, TABLE, language)).toBe(expected);
});

test.each<[link: string, language: Language]>([
  ["https://widget.getinapp.com.br/aB3dE5gH", "pt"],
  [`${FORK_HOST}/${FORK}`, "pt"],
  [`${FORK_HOST}/não-é-um-número`, "en"],
  [`${COVER}/casa/spanish`, "pt"],
  ["https://www.sevenrooms.com/explore/casa/reservations/create/search?venues=a%2Cb", "en"],
  ["https://casa.meitre.com/", "es"],
  // A host that only looks like one of them, and one that nobody knows.
  ["https://notresy.com/casa", "en"],
  ["https://resy.com.example.org/casa", "en"],
  ["https://booking.example.com/casa?a=%20b", "pt"],
])("%s in %s stays as the group wrote it", (link, language) => {
  expect(bookingUrlFor(link, TABLE, language)).toBe(link);
});

const HOSTS = [
  "widget.getinapp.com.br",
  "reservation-widget.tagme.com.br",
  "widget.thefork.com",
  "www.covermanager.com",
  "www.opentable.es",
  "resy.com",
  "www.sevenrooms.com",
  "casa.meitre.com",
  "booking.example.com",
];
const CARRIED = ["date", "time", "guests", "covers", "partysize", "datetime", "seats"];

test("whatever stands in a link, it leads to the same place, and what is carried is written once", () => {
  const link = fc
    .tuple(
      fc.constantFrom(...HOSTS),
      fc.array(fc.oneof(fc.webSegment(), fc.string({ unit: "grapheme" })), { maxLength: 4 }),
      fc.dictionary(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })),
    )
    .map(([host, path, query]) => {
      const segments = path.map((one) => encodeURIComponent(one)).join("/");
      return `https://${host}/${segments}?${new URLSearchParams(query)}`;
    });
  const table = fc.record({
    people: fc.integer({ min: 1, max: 999 }),
    date: fc.constantFrom("2047-02-28", "2048-02-29", "2047-12-31"),
    time: fc.constantFrom("00:00", "23:59"),
  });
  fc.assert(
    fc.property(link, table, fc.constantFrom(...LANGUAGES), (given, asked, language) => {
      const carried = bookingUrlFor(given, asked, language);
      const [before, after] = [new URL(given), new URL(carried)];
      expect(after.origin).toBe(before.origin);
      const others = ({ searchParams }: URL) =>
        [...searchParams].filter(([name]) => !CARRIED.includes(name));
      expect(others(after)).toEqual(others(before));
      // Asked for twice, it is the same link.
      expect(bookingUrlFor(carried, asked, language)).toBe(carried);
    }),
  );
});
