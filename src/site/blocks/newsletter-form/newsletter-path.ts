import type { Language } from "#language/languages.ts";

/** The page that answers a sign-up without script; it is in no menu, and so not in the slug table. */
export function newsletterPath(language: Language): string {
  return `/${language}/newsletter`;
}
