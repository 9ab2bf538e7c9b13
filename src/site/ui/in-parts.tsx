import { createContext, type ReactElement, use } from "react";

/** The server's wait before each part of a long list; none in the browser. */
export const BeforeEachPart = createContext<(() => Promise<unknown>) | undefined>(undefined);

/** A part takes the server some 5 ms; most lists are shorter. */
const ENTRIES_IN_A_PART = 40;

interface InPartsProps<Entry> {
  readonly of: readonly Entry[];
  /** An element with a key, without hooks. */
  readonly children: (entry: Entry) => ReactElement;
}

/**
 * Renders a growing list in parts. React renders a page in one go; a waiting part lets the server
 * respond to others first. The markup is the same.
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
