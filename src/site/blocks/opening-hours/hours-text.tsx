import type { LocalText } from "#language/pick-text.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";

/** From when until when: "19:00–01:30". */
const TIMES = /(\d\d:\d\d–\d\d:\d\d)/;

/** A restaurant's hours in words, line by line; no line breaks within an opening. */
export function HoursText({ hours: { text, language } }: { hours: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return <span>{m.restaurant_no_hours()}</span>;
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      {TIMES.test(text) ? <KeptWhole text={text} parts={TIMES} /> : text}
    </span>
  );
}
