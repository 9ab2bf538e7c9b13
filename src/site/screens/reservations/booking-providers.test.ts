import { expect, test } from "vitest";
import type { Language } from "#language/languages.ts";
import { bookingUrlFor } from "./booking-providers.ts";

const TABLE = { people: 4, date: "2047-05-20", time: "20:30" };
const FORK = "0c2cbb4b-5d79-4b42-9a2c-1d1f2b1f0a11";

test.each<[link: string, language: Language, expected: string]>([
  ["https://widget.getinapp.com.br/aB3dE5gH", "pt", "https://widget.getinapp.com.br/aB3dE5gH"],
  [
    "https://reservation-widget.tagme.com.br/smartlink/0123456789abcdef01234567?utm_source=site",
    "pt",
    "https://reservation-widget.tagme.com.br/smartlink/0123456789abcdef01234567?utm_source=site&date=2047-05-20&time=20%3A30&guests=4",
  ],
  [`https://widget.thefork.com/${FORK}`, "es", `https://widget.thefork.com/es/${FORK}`],
  [
    `https://widget.thefork.com/es/${FORK}?step=date`,
    "en",
    `https://widget.thefork.com/en-GB/${FORK}?step=date`,
  ],
  [`https://widget.thefork.com/${FORK}`, "pt", `https://widget.thefork.com/${FORK}`],
  [
    "https://www.covermanager.com/reserve/module_restaurant/casa/spanish",
    "en",
    "https://www.covermanager.com/reserve/module_restaurant/casa/english",
  ],
  [
    "https://www.covermanager.com/reserve/module_restaurant/casa/spanish",
    "pt",
    "https://www.covermanager.com/reserve/module_restaurant/casa/spanish",
  ],
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
  [
    "https://www.sevenrooms.com/explore/casa/reservations/create/search?venues=a%2Cb",
    "en",
    "https://www.sevenrooms.com/explore/casa/reservations/create/search?venues=a%2Cb",
  ],
  ["https://casa.meitre.com/", "es", "https://casa.meitre.com/"],
  // A host that only looks like one of them, and one that nobody knows.
  ["https://notresy.com/casa", "en", "https://notresy.com/casa"],
  ["https://resy.com.example.org/casa", "en", "https://resy.com.example.org/casa"],
  ["https://booking.example.com/casa?a=%20b", "pt", "https://booking.example.com/casa?a=%20b"],
])("%s in %s", (link, language, expected) => {
  expect(bookingUrlFor(link, TABLE, language)).toBe(expected);
});
