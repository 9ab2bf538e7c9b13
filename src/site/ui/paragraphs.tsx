import { paragraphs } from "#language/paragraphs.ts";

/** A text's paragraphs; none if empty. */
export function Paragraphs(props: {
  readonly text: string | undefined;
  readonly className?: string;
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
