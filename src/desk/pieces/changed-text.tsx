import { diffWordsWithSpace } from "diff";

interface ChangedTextProps {
  readonly text: string;
  /** What it is compared with. */
  readonly other: string;
}

/** Longer comparisons would hold the page; such texts are shown without marks. */
const LONGEST_MS = 100;

/** Struck out where the whole text is. */
const MARK =
  "bg-[color-mix(in_srgb,var(--color-gold)_30%,transparent)] font-semibold text-inherit in-[del]:line-through";

/** A text in which the words are marked that another one does not have. */
export function ChangedText({ text, other }: ChangedTextProps) {
  const isComparable = text !== "" && other !== "";
  const parts = isComparable ? diffWordsWithSpace(other, text, { timeout: LONGEST_MS }) : undefined;
  if (parts === undefined) return <span>{text}</span>;
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) => {
      const Part = added ? "mark" : "span";
      return (
        // Parts have no names; all of them change with the text.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} className={added ? MARK : undefined}>
          {value}
        </Part>
      );
    });
}
