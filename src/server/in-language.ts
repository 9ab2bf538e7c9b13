import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";

const language = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => language.getStore() ?? "pt");

export function inLanguage<T>(pageLanguage: Language, run: () => T): T {
  return language.run(pageLanguage, run);
}
