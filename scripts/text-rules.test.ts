import { expect, test } from "vitest";
import { brokenDescription, brokenRules } from "./text-rules.ts";

test.each([
  ["es", "Si quieres, venga con la compañía.", 'has "quieres"; write: usted'],
  ["es", "Conviene elegir la casa.", 'has "Conviene"'],
  ["es", "Una picaña.", 'has "picañ"'],
  ["es", "Unas 10 000 personas.", 'has "10 000"'],
  ["pt", "As casas de Madrid.", 'has "Madrid"; write: Madri'],
  ["pt", "Almoço em buffet.", 'has "buffet"'],
  ["pt", "Os alunos vindimam.", 'has "vindim"'],
  ["pt", "O site chega em breve.", 'has "em breve"'],
  ["en", "Choose the house and the company.", 'has "house"; write: restaurant'],
  ["en", "From the farm to the plate.", "write: from farm to plate"],
  ["en", "Your network address is counted.", 'has "network address"; write: IP'],
  ["es", "Lea la newsletter.", 'has "newsletter"; write: boletín'],
  ["es", "En “Nuestros menús”.", 'has "“"; write: «'],
  ["en", "Zoom of 400 %.", "without a space"],
  ["pt", "Fornos a 600 °C.", 'has "0 °C"; write: a no-break space'],
  ["es", "Una copa de 46 m.", 'has "6 m"; write: a no-break space'],
  ["en", "The restaurant opened beneath the…", "not a cut one"],
  ["pt", "As casas em Rio de Janeiro.", 'has "em Rio"; write: no Rio'],
  ["es", "Las casas de Rio.", 'has "Rio"; write: Río'],
  ["pt", "Ali a imprensa local contou 84 mesas.", "write: what the restaurant"],
  ["en", "We do not know their hours.", "write: what the restaurant itself says"],
  ["es", "Según la prensa, son 300.", "write: what the restaurant itself says"],
  ["en", "Book a table.", 'has "Book a"; write: reserve'],
  ["en", "On this site's pages.", "write: a curved apostrophe"],
] as const)("a rule of words is broken by: %s %s", (language, text, message) => {
  expect(brokenRules(text, language, "visitors").join("\n")).toContain(message);
});

test("a description is a whole sentence of a length that search engines show", () => {
  expect(brokenDescription("Too short.")).toEqual([expect.stringContaining("10 characters")]);
  expect(
    brokenDescription(
      "From farm to plate since 1957: meat cooked over embers in São Paulo and in Rio de Janeiro",
    ),
  ).toEqual([expect.stringContaining("is no whole sentence")]);
});
