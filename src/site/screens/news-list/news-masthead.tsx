import { m } from "#language/paraglide/messages.js";

/** The head of the page is set in type, as a journal's is: the pictures are the articles'. */
export function NewsMasthead() {
  return (
    <header className="shell pt-[calc(var(--spacing-header)+clamp(3rem,6vw,6.5rem))]">
      <p className="label text-muted">{m.news_label()}</p>
      <div className="mt-4 grid items-end gap-x-10 gap-y-6 border-b border-gold pb-[clamp(1.75rem,3vw,3rem)] lg:grid-cols-12">
        <h1 className="text-hero lg:col-span-7">{m.news_title()}</h1>
        <p className="measure text-lead text-muted lg:col-span-4 lg:col-start-9">
          {m.news_intro()}
        </p>
      </div>
    </header>
  );
}
