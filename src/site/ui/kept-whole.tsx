/**
 * Keeps the parts matched by the one group of `parts` on one line. No-break spaces would allow
 * breaks after dashes, and be copied.
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
