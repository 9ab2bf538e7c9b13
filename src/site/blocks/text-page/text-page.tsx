import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

interface TextSection {
  /** The section's anchor on its page, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TextPageProps {
  /** Small words over the title. */
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  /** When the newest of its words were written, as people read it. */
  readonly date: string;
  readonly sections: readonly TextSection[];
}

/** A page to be read and looked up: no picture, the list of its sections beside them. */
export function TextPage({ label, title, lead, date, sections }: TextPageProps) {
  return (
    <article className="shell pt-[calc(var(--spacing-header)+clamp(3rem,6vw,7rem))] pb-section">
      <header className="grid gap-x-10 lg:grid-cols-12">
        {label !== "" && <p className="label text-muted lg:col-span-12">{label}</p>}
        <h1 className="mt-5 text-heading lg:col-span-9">{title}</h1>
        <hr className="gold-rule mt-8 lg:col-span-12" />
        <Paragraphs text={lead} className="mt-8 max-w-[38ch] text-lead lg:col-span-7" />
        <p className="figures mt-6 text-sm text-muted lg:col-span-12">
          {m.text_page_date({ date })}
        </p>
      </header>
      <div className="mt-[clamp(3rem,6vw,6rem)] grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <nav aria-labelledby="contents" className="lg:col-span-3">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
            <h2 id="contents" className="label font-sans text-muted">
              {m.text_page_contents()}
            </h2>
            <ol className="mt-4 text-sm">
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="footer-link">
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="grid gap-y-[clamp(3rem,5vw,4.5rem)] lg:col-span-7 lg:col-start-5">
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} aria-labelledby={id} className="border-t border-line pt-8">
              <h2 id={id} className="text-title">
                {heading}
              </h2>
              <div className="measure mt-6 grid gap-5">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

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
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
