import type { ReactNode } from "react";

/** Of twelve columns those of the words and those of the buttons. */
const COLUMNS = {
  6: { words: "lg:col-span-6", buttons: "lg:col-span-6" },
  7: { words: "lg:col-span-7", buttons: "lg:col-span-5" },
  8: { words: "lg:col-span-8", buttons: "lg:col-span-4" },
} as const;

/** The last section of a screen: where to go next, in words and as buttons. */
export function CallToAction(props: {
  id: string;
  title: string;
  text: string;
  wordColumns: keyof typeof COLUMNS;
  className?: string;
  /** Links that look like buttons. */
  children: ReactNode;
}) {
  const { id, title, text, wordColumns, className = "", children } = props;
  const { words, buttons } = COLUMNS[wordColumns];
  return (
    <section aria-labelledby={id} className={`bg-surface-alt ${className}`}>
      <div className="shell grid items-end gap-10 py-section lg:grid-cols-12">
        <div className={words}>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <p className="measure mt-5 text-balance text-muted">{text}</p>
        </div>
        <div className={`flex flex-wrap gap-4 lg:justify-end ${buttons}`}>{children}</div>
      </div>
    </section>
  );
}
