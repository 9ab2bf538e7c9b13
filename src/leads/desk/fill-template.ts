import type { TemplateContent } from "#content/kinds/template.ts";
import { TEMPLATE_FACTS, type TemplateFact } from "#content/schemas/template-facts.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { restaurantPath } from "#language/path-to.ts";
import { shownPhone } from "#language/phone-number.ts";
import { dateWords } from "#leads/accept/table-request.ts";
import type { Lead } from "#leads/find-leads.ts";
import { collapsed } from "./check-answer.ts";
import type { FilledTemplate } from "./contract.ts";

const PLACE = new RegExp(`\\{(${TEMPLATE_FACTS.join("|")})\\}`, "g");

/**
 * Fills a template in the guest's language. Omits lines with an unknown fact, so that nothing is
 * invented and no gap is sent.
 */
export function fillTemplate(
  template: TemplateContent,
  lead: Lead,
  about: { readonly restaurant: RestaurantContent | undefined; readonly siteUrl: string },
): FilledTemplate {
  const facts = factsOf(lead, about);
  const { language } = lead;
  return {
    slug: template.slug,
    name: template.name,
    // A subject keeps its line without the unknown fact.
    subject: filled(template.subject[language], facts).replaceAll(/\s+/g, " ").trim(),
    text: linesOf(template.text[language], facts).join("\n"),
    gaps: gapsOf(template.text[language].split(GAP).map((part) => linesOf(part, facts))),
  };
}

/** Two or more empty lines, which the author must fill. */
const GAP = /\n(?:[^\S\n]*\n){2,}/;

/** Joins the lines around each gap. */
function gapsOf(parts: readonly (readonly string[])[]): readonly string[] {
  const written = parts.map((lines) => lines.map(collapsed).filter((line) => line !== ""));
  return written.flatMap((lines, at) => {
    const [before, after] = [lines.at(-1), written[at + 1]?.[0]];
    return before === undefined || after === undefined ? [] : [`${before} ${after}`];
  });
}

const linesOf = (text: string, facts: Facts): readonly string[] =>
  text
    .split("\n")
    .filter((line) => Array.from(line.matchAll(PLACE)).every(([, fact]) => known(facts, fact)))
    .map((line) => filled(line, facts));

type Facts = Readonly<Record<TemplateFact, string>>;

const known = (facts: Facts, fact: string | undefined) => facts[fact as TemplateFact] !== "";

const filled = (text: string, facts: Facts) =>
  text.replaceAll(PLACE, (_, fact: TemplateFact) => facts[fact]);

function factsOf(
  lead: Lead,
  about: { readonly restaurant: RestaurantContent | undefined; readonly siteUrl: string },
): Facts {
  const { restaurant, siteUrl } = about;
  const { language, guestCount } = lead;
  return {
    nome: lead.name.replaceAll(/\s+/g, " ").trim(),
    casa: restaurant?.name ?? "",
    telefone: restaurant === undefined ? "" : shownPhone(restaurant.phone, restaurant.country).text,
    endereço: restaurant?.address[language] ?? "",
    reservas: restaurant?.getin.enabled === true ? restaurant.getin.url : "",
    página: restaurant?.isActive === true ? siteUrl + restaurantPath(language, restaurant) : "",
    data: dateWords(lead.preferredDate, language),
    pessoas: guestCount === null ? "" : String(guestCount),
  };
}
