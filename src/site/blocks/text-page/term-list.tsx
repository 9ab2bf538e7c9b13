interface Term {
  readonly term: string;
  readonly text: string;
  /** The term is a name that a program gave, not a word. */
  readonly isCode?: boolean;
}

/** Terms, each with what is to be said of it. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="grid gap-4 border-s border-gold ps-5">
      {terms.map(({ term, text, isCode = false }) => (
        <div key={term}>
          <dt className="font-semibold" translate={isCode ? "no" : undefined}>
            {isCode ? <code className="text-sm">{term}</code> : term}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
