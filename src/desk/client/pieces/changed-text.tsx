import { diffWordsWithSpace } from "diff";

interface ChangedTextProps {
  readonly text: string;
  /** What it is compared with. */
  readonly other: string;
}

/** Longer comparisons would hold the page; such texts are shown without marks. */
const LONGEST_MS = 100;

/** A text in which the words are marked that another one does not have. */
export function ChangedText({ text, other }: ChangedTextProps) {
  const isComparable = text !== "" && other !== "";
  const parts = isComparable ? diffWordsWithSpace(other, text, { timeout: LONGEST_MS }) : undefined;
  if (parts === undefined) return <span>{text}</span>;
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) => {
      const Part = added ? "mark" : "span";
      // Parts have no names; all of them change with the text.
      // oxlint-disable-next-line react/no-array-index-key
      return <Part key={index}>{value}</Part>;
    });
}
