import { expect, test } from "vitest";
import { ownDataPath, pathTo } from "#language/path-to.ts";
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

const KEPT = ["48 horas", "24 horas", "10 minutos", "30 minutos", "24 meses"];

// Rule 3.20.
test.each([
  ["pt", "Aviso de privacidade", [...KEPT, "1 ano", "30 dias"]],
  [
    "en",
    "Privacy notice",
    ["48 hours", "24 hours", "10 minutes", "30 minutes", "24 months", "1 year", "30 days"],
  ],
  ["es", "Aviso de privacidad", [...KEPT, "1 año", "30 días"]],
] as const)(
  "in %s it leads to each of its sections, says what is kept, where and for how long, and nothing invented of the group",
  (language, title, periods) => {
    const { headings, links, body, text } = notice(pathTo(language, "privacy"));
    expect(headings[0]).toEqual([1, title]);
    expect(headings.slice(1).every(([level]) => level === 2)).toBe(true);
    const anchors = links.filter((link) => link.startsWith("#"));
    expect(anchors).toHaveLength(10);
    for (const anchor of anchors) expect(body.querySelector(anchor)).toBeInTheDocument();
    for (const way of [pathTo(language, "contact"), ownDataPath(language)])
      expect(links.filter((link) => link === way)).toHaveLength(2);
    const said = [
      ...BROWSER_STORAGE.map(({ key }) => key),
      ...SERVICE_COOKIES.map(({ names }) => names.join(", ")),
      ...Object.values(LOCATION_USES).map(({ term }) => term()),
    ];
    const receivers = ["RD Station", "OpenStreetMap", "Google Analytics", "Meta", "ANPD", "AEPD"];
    for (const words of [...said, ...receivers, ...periods]) expect(text).toContain(words);
    expect(text).not.toMatch(/CNPJ|NIF|encarregado|DPO|@|\+\d/i);
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
