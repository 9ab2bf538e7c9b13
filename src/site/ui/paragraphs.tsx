import { paragraphs } from "#language/paragraphs.ts";

/** The paragraphs of a text, none where it is empty. */
export function Paragraphs(props: {
  readonly text: string | undefined;
  readonly className?: string;
  /** Instead of the usual one, for the first. */
  readonly firstClassName?: string;
}) {
  const { text = "", className, firstClassName = className } = props;
  return paragraphs(text).map((paragraph, index) => (
    // Two may be alike, and a text is shown as a whole.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className={index === 0 ? firstClassName : className}>
      {paragraph}
    </p>
  ));
}
