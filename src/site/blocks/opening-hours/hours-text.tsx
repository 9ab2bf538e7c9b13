import type { LocalText } from "#language/pick-text.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";

/** From when until when: "19:00–01:30". */
const TIMES = /(\d\d:\d\d–\d\d:\d\d)/;

/** A restaurant's hours in words, line by line, or nothing where they are unknown; no line breaks within an opening. */
export function HoursText({ hours: { text, language } }: { hours: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return null;
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      {TIMES.test(text) ? <KeptWhole text={text} parts={TIMES} /> : text}
    </span>
  );
}
