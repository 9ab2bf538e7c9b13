import type { LocalText } from "#language/pick-text.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";

/** The end of a city's name with its state, and a postal code. */
const STATE_AND_CODE = /(\S+ – \S+|\S*\d-\d\S*)/;

/** Where a restaurant is; no line breaks at the dash of a state or postal code. */
export function PostalAddress({ address: { text, language } }: { address: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return <span>{m.restaurant_no_address()}</span>;
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      <KeptWhole text={text} parts={STATE_AND_CODE} />
    </span>
  );
}
