import { createContext, type ReactElement, use } from "react";

/** What the server waits for before each part of a long list; nothing in the browser. */
export const BeforeEachPart = createContext<(() => Promise<unknown>) | undefined>(undefined);

/** One takes the server some 5 ms; most lists are shorter. */
const ENTRIES_IN_A_PART = 40;

interface InPartsProps<Entry> {
  readonly of: readonly Entry[];
  /** An element with a key; it calls no hook. */
  readonly children: (entry: Entry) => ReactElement;
}

/**
 * The elements of a list that grows with the content. React renders a page in one go, however long that
 * takes; a part that waits lets the server respond to others first. The markup is the same.
 */
export function InParts<Entry>({ of, children }: InPartsProps<Entry>) {
  if (of.length <= ENTRIES_IN_A_PART) return of.map((entry) => children(entry));
  const starts = of.flatMap((_, at) => (at % ENTRIES_IN_A_PART === 0 ? at : []));
  return starts.map((at) => (
    <Part key={at} of={of.slice(at, at + ENTRIES_IN_A_PART)}>
      {children}
    </Part>
  ));
}

function Part<Entry>({ of, children }: InPartsProps<Entry>) {
  const wait = use(BeforeEachPart);
  if (wait) use(wait());
  return of.map((entry) => children(entry));
}
