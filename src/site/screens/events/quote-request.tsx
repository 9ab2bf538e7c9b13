import type { PageWords } from "#content/schemas/page-texts.ts";
import { CentralLineButton } from "#site/blocks/central-line/central-line.tsx";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

interface QuoteRequestProps extends QuoteFormProps {
  readonly words: PageWords<"events">;
}

/** How to ask for a quote, and how early (rule 3.11). */
export function QuoteRequest({ words, ...form }: QuoteRequestProps) {
  const { phone } = useGroupContact();
  return (
    <section aria-labelledby="quote" className="bg-surface-alt [--surface:var(--surface-alt)]">
      <div className="shell grid gap-x-10 gap-y-16 py-section lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-5 lg:self-start">
          <h2 id="quote" className="text-heading">
            {words.quote.title}
          </h2>
          <Paragraphs text={words.quote.text} className="measure mt-6 text-lead text-muted" />
          {phone.dialled !== undefined && (
            <p className="mt-9">
              <CentralLineButton />
            </p>
          )}
          <div className="mt-14 grid gap-8">
            {words.advice.figures.map(({ value, text }, index) => (
              // Two may be alike, and the list is shown as a whole.
              // oxlint-disable-next-line react/no-array-index-key
              <Advice key={index} time={value} what={text} />
            ))}
          </div>
        </div>
        <div className="max-w-2xl lg:col-span-6 lg:col-start-7">
          <QuoteForm {...form} />
        </div>
      </div>
    </section>
  );
}

function Advice({ time, what }: { time: string; what: string }) {
  return (
    <p className="border-t border-gold/60 pt-4 text-muted">
      <span className="figures mb-1 block font-display text-heading leading-tight text-text">
        {time}
      </span>{" "}
      <span>{what}</span>
    </p>
  );
}
