/**
 * A text in which no line breaks within some parts: those that the one group of `parts` matches.
 * No-break spaces would not do: a line may break after a dash, and they would be copied along.
 */
export function KeptWhole({ text, parts }: { text: string; parts: RegExp }) {
  return text.split(parts).map((part, index) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      key={`${index} ${part}`}
      className={index % 2 === 1 ? "whitespace-nowrap" : undefined}
    >
      {part}
    </span>
  ));
}
