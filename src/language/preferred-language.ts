import { parseAccept } from "hono/utils/accept";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

/** Returns the site's language that an Accept-Language header prefers ("pt-BR" counts as "pt"), else Portuguese. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const accepted = parseAccept(acceptLanguage ?? "").filter(({ q }) => q > 0);
  const codes = accepted.map(({ type }) => type.toLowerCase().split("-")[0] ?? "");
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
