import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

/**
 * The language of ours that an Accept-Language header likes best ("pt-BR" counts as "pt");
 * Portuguese when it names none of them or is absent.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
    return { code: range.split("-")[0] ?? "", weight: quality === undefined ? 1 : Number(quality) };
  });
  const liked = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return liked.map(({ code }) => code).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
