import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useUnanswered } from "../session/unanswered-guests.ts";
import { unansweredInWords } from "./lead-words.ts";

interface PageProps {
  readonly title: string;
  /** The page's purpose, if its title does not say it. */
  readonly lead?: string;
  /** The main action, beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

let isFirstShown = false;

export const Page = ({ children, ...head }: PageProps) => (
  <>
    <PageHead {...head} />
    {children}
  </>
);

/** The heading, which takes the focus after a navigation. */
export function PageHead({ title, lead, action }: Omit<PageProps, "children">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { unanswered } = useUnanswered();
  useEffect(() => {
    const count = unanswered === 0 ? "" : `(${unansweredInWords(unanswered)}) `;
    document.title = `${count}${title} · Rubaiyat`;
  }, [title, unanswered]);
  useEffect(() => {
    // The first page keeps the browser's position, and a field being typed into keeps the focus.
    const isTyping = document.activeElement?.matches("main :is(input, textarea, select)") === true;
    if (isFirstShown && !isTyping) heading.current?.focus();
    isFirstShown = true;
  }, [key]);
  return (
    <div className="page-head mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 max-w-160 text-(--muted)">{lead}</p>}
      </div>
      {action}
    </div>
  );
}

interface SectionProps extends Omit<PageProps, "lead"> {
  readonly id?: string;
}

/** A part of a page with its heading. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} className="section">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {/* A heading that is a link's target takes the focus. */}
        <h2 tabIndex={id === undefined ? undefined : -1}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
