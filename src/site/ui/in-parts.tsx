import { createContext, type ReactElement, use } from "react";

/** What the server waits for before each part of a long list; nothing in the browser. */
export const BeforeEachPart = createContext<(() => Promise<unknown>) | undefined>(undefined);

/** One takes the server some 5 ms; most lists are shorter. */
const ELEMENTS_IN_A_PART = 40;

/**
 * The elements of a list that grows with the content. React renders a page in one go, however long that
 * takes; a part that waits lets the server respond to others first. The markup is the same.
 */
export function InParts({ children }: { children: readonly ReactElement[] }) {
  if (children.length <= ELEMENTS_IN_A_PART) return children;
  const starts = children.flatMap((_, at) => (at % ELEMENTS_IN_A_PART === 0 ? at : []));
  return starts.map((at) => <Part key={at}>{children.slice(at, at + ELEMENTS_IN_A_PART)}</Part>);
}

function Part({ children }: { children: readonly ReactElement[] }) {
  const wait = use(BeforeEachPart);
  if (wait) use(wait());
  return children;
}
