import type { LocalText } from "#language/pick-text.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";

/** The end of a city's name with its state, and a postal code. */
const STATE_AND_CODE = /(\S+ – \S+|\S*\d-\d\S*)/;

/** Where a restaurant is, or nothing where that is unknown; no line breaks at the dash of a state or postal code. */
export function PostalAddress({ address: { text, language } }: { address: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return null;
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      <KeptWhole text={text} parts={STATE_AND_CODE} />
    </span>
  );
}
