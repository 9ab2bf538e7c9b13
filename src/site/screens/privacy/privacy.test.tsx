import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { BROWSER_STORAGE, LOCATION_USES, PERIODS, SERVICE_COOKIES } from "./privacy-facts.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

function notice(path: string, periods: { quarantineDays?: number; leadMonths?: number } = {}) {
  const props = {
    words: wordsAt(path)("privacy"),
    date: "25 de novembro de 2026",
    quarantineDays: PERIODS.quarantine.count,
    leadMonths: PERIODS.leads.count,
    ...periods,
  };
  return renderPage(path, <PrivacyScreen {...props} />);
}

// Rule 3.20.
test.each([
  ["/pt/privacidade", "Aviso de privacidade", "/pt/contato", "/pt/privacidade/seus-dados"],
  ["/en/privacy", "Privacy notice", "/en/contact", "/en/privacy/your-data"],
  ["/es/privacidad", "Aviso de privacidad", "/es/contacto", "/es/privacidad/sus-datos"],
])("%s has one title, a list of its sections that leads to each, and the contact", (...row) => {
  const [path, title, contact, ownData] = row;
  const { headings, links, body } = notice(path);
  expect(headings[0]).toEqual([1, title]);
  expect(headings.slice(1).every(([level]) => level === 2)).toBe(true);
  const anchors = links.filter((link) => link.startsWith("#"));
  expect(anchors).toHaveLength(10);
  for (const anchor of anchors) expect(body.querySelector(anchor)).toBeInTheDocument();
  expect(links.filter((link) => link === contact)).toHaveLength(2);
  expect(links.filter((link) => link === ownData)).toHaveLength(2);
});

test.each([
  [
    "/pt/privacidade",
    ["48 horas", "24 horas", "10 minutos", "1 ano", "30 dias", "24 meses", "30 minutos"],
  ],
  [
    "/en/privacy",
    ["48 hours", "24 hours", "10 minutes", "1 year", "30 days", "24 months", "30 minutes"],
  ],
  [
    "/es/privacidad",
    ["48 horas", "24 horas", "10 minutos", "1 año", "30 días", "24 meses", "30 minutos"],
  ],
])(
  "%s says what stays in a browser, what asks for the location, and for how long things are kept",
  (...row) => {
    const [path, periods] = row;
    const { text } = notice(path);
    for (const { key } of BROWSER_STORAGE) expect(text).toContain(key);
    for (const { names } of SERVICE_COOKIES) expect(text).toContain(names.join(", "));
    for (const { term } of Object.values(LOCATION_USES)) expect(text).toContain(term());
    for (const period of periods) expect(text).toContain(period);
  },
);

test("the period of the quarantine is that of its setting, and none where it is kept", () => {
  const textWith = (days: number) => notice("/en/privacy", { quarantineDays: days }).text;
  expect(textWith(7)).toContain("is deleted after 7 days");
  expect(textWith(0)).not.toContain("held back because");
});

test("messages are deleted after the months of their setting, or kept where it says so", () => {
  const textWith = (months: number) => notice("/en/privacy", { leadMonths: months }).text;
  expect(textWith(6)).toContain("6 months after the last thing that happened");
  expect(textWith(0)).toContain("There is no fixed period");
  expect(textWith(0)).not.toContain("after the last thing");
});

test("it names who receives data", () => {
  const { text } = notice("/pt/privacidade");
  for (const name of ["RD Station", "OpenStreetMap", "Google Analytics", "Meta", "ANPD", "AEPD"])
    expect(text).toContain(name);
});

test("nothing invented: it has no address, number or officer of the group", () => {
  for (const path of ["/pt/privacidade", "/en/privacy", "/es/privacidad"]) {
    expect(notice(path).text).not.toMatch(/CNPJ|NIF|encarregado|DPO|@|\+\d/i);
  }
});
