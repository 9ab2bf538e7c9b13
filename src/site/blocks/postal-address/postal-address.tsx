import type { LocalText } from "#language/pick-text.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";

/** The end of a city's name with its state, and a postal code. */
const KEPT_WHOLE = /(\S+ – \S+|\S*\d-\d\S*)/;

/** Where a restaurant is; no line breaks at the dash of a state or postal code. */
export function PostalAddress({ address: { text, language } }: { address: LocalText }) {
  const pageLanguage = useLanguage();
  if (text === "") return <span>{m.restaurant_no_address()}</span>;
  // No-break spaces would not do: a line may break after a dash, and they would be copied along.
  return (
    <span lang={language === pageLanguage ? undefined : language}>
      {text.split(KEPT_WHOLE).map((part, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
          key={`${index} ${part}`}
          className={index % 2 === 1 ? "whitespace-nowrap" : undefined}
        >
          {part}
        </span>
      ))}
    </span>
  );
}
