import type { LocalText } from "#language/pick-text.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";

/**
 * A city with its state or after its postal code of digits, a part with its number ("Dique 4"), a postal code alone, and the
 * city after one with letters: "C1107AAL Buenos Aires" would not fit a phone's line with letters of twice the size.
 */
const CITY_AND_CODE =
  /((?<=, )(?:[^,]+ – [^,]+|\d+ \p{Lu}[^,\d]+|\p{L}+ \d+),?|\S*\d-\d\S*|(?<=\d\p{Lu}+ )[^,]+,?)/u;

/** Where a restaurant is, or nothing where that is unknown; no line breaks within a city's name, its state and its postal code. */
export function PostalAddress({ address: { text, language } }: { address: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return null;
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      <KeptWhole text={text} parts={CITY_AND_CODE} />
    </span>
  );
}
