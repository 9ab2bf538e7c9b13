import { LANGUAGES, type Language } from "./languages.ts";
import { languageOf } from "./match-path.ts";

// In the browser's build, calls of `m` become calls of these (tools/building/page-messages-plugin.ts).

type Inputs = Readonly<Record<string, unknown>>;
interface Options {
  readonly locale?: Language;
}

declare global {
  /** The messages loaded so far, by language and number. */
  var siteMessages: Partial<Record<Language, Readonly<Record<number, string>>>> | undefined;
}

/** Returns a message in the page's language, else in one that is loaded. */
export function pageMessage(id: number, inputs?: Inputs, options?: Options): string {
  const wanted = options?.locale ?? languageOf(location.pathname);
  // "Back" changes the URL before the other language's messages load.
  const texts = [wanted, ...LANGUAGES].map((one) => globalThis.siteMessages?.[one]?.[id]);
  const text = texts.find((one) => one !== undefined) ?? "";
  if (inputs === undefined) return text;
  const values = new Map(Object.entries(inputs));
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
}

export function laterPageMessage(id: number) {
  return (inputs?: Inputs, options?: Options) => pageMessage(id, inputs, options);
}
