import { m } from "#language/paraglide/messages.js";
import { Icon } from "#site/ui/icon/icon.tsx";
import { FAQ_QUESTIONS } from "./faq-questions.ts";

export function HomeFaq() {
  return (
    <section aria-labelledby="faq" className="bg-surface-alt">
      <div className="shell grid gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="label text-muted">{m.home_faq_label()}</p>
          <h2 id="faq" className="mt-5 text-heading">
            {m.home_faq_title()}
          </h2>
        </div>
        <div className="border-t border-gold/60 lg:col-span-7 lg:col-start-6">
          {FAQ_QUESTIONS.map(({ question, answer }) => (
            <details key={question()} name="faq" className="group border-b border-gold/60">
              <summary className="flex items-center justify-between gap-6 py-5 font-display text-xl marker:content-none">
                <h3 className="text-xl">{question()}</h3>
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="measure pb-7 text-muted">{answer()}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
