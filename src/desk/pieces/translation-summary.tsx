import { type Language, LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import type { TranslationMarks } from "./translation-marks.tsx";
import { focusField } from "./wrong-fields.tsx";

/** Above the fields: how many translations of each language are missing or out of date, and the way to the first. */
export function TranslationSummary({ marks }: { readonly marks: TranslationMarks }) {
  const lines = LANGUAGES.flatMap((language) => {
    const isOf = (path: string) => path.endsWith(`.${language}`);
    const outdated = [...marks.outdated.keys()].filter(isOf);
    const missing = [...marks.missing].filter(isOf);
    return outdated.length + missing.length === 0 ? [] : [{ language, outdated, missing }];
  });
  if (lines.length === 0) return null;
  return (
    <section className="notice" aria-label={m.translations_title()}>
      <h2 className="text-[1rem]">{m.translations_title()}</h2>
      <ul>
        {lines.map(({ language, outdated, missing }) => (
          <li key={language} className="flex flex-wrap items-center gap-x-4">
            <strong lang={language}>{LANGUAGE_NAMES[language]}</strong>
            <WayTo paths={outdated} words={m.translations_outdated} language={language} />
            <WayTo paths={missing} words={m.translations_missing} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WayToProps {
  readonly paths: readonly string[];
  readonly words: (inputs: { readonly count: number }) => string;
  readonly language: Language;
}

function WayTo({ paths, words, language }: WayToProps) {
  const [first] = paths;
  if (first === undefined) return null;
  return (
    <Button variant="quiet" about={LANGUAGE_NAMES[language]} onClick={() => focusField(first)}>
      {words({ count: paths.length })}
    </Button>
  );
}
