import { m } from "#language/paraglide/messages.js";
import { CentralLineButton } from "#site/blocks/central-line/central-line.tsx";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import type { GroupContact } from "#site/navigation/use-group-contact.ts";
import type { Restaurant } from "#site/navigation/use-restaurants.ts";
import type { EventVenue } from "./event-venue.ts";
import { QuoteForm } from "./quote-form.tsx";

interface QuoteRequestProps {
  readonly contact: GroupContact;
  readonly restaurants: readonly Restaurant[];
  readonly venues: readonly EventVenue[];
  readonly actionResult: FormResult | undefined;
}

/** How to ask for a quote, and how early (rule 3.11). */
export function QuoteRequest({ contact, restaurants, venues, actionResult }: QuoteRequestProps) {
  return (
    <section aria-labelledby="quote" className="bg-surface-alt [--surface:var(--surface-alt)]">
      <div className="shell grid gap-x-10 gap-y-16 py-section lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-5 lg:self-start">
          <h2 id="quote" className="text-heading">
            {m.events_quote_title()}
          </h2>
          <p className="measure mt-6 text-lead text-muted">{m.events_quote_text()}</p>
          {contact.phone !== "" && (
            <p className="mt-9">
              <CentralLineButton line={contact} />
            </p>
          )}
          <div className="mt-14 grid gap-8">
            <Advice time={m.events_advice_corporate_time()} what={m.events_advice_corporate()} />
            <Advice
              time={m.events_advice_celebration_time()}
              what={m.events_advice_celebration()}
            />
          </div>
        </div>
        <div className="max-w-2xl lg:col-span-6 lg:col-start-7">
          <QuoteForm restaurants={restaurants} venues={venues} actionResult={actionResult} />
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
