import { m } from "#language/paraglide/messages.js";
import { Numeral } from "#site/blocks/long-read/numbered-sections.tsx";

const VALUES = [
  { title: m.who_we_are_excellence_title, text: m.who_we_are_excellence_text, step: "" },
  { title: m.who_we_are_tradition_title, text: m.who_we_are_tradition_text, step: "lg:mt-16" },
  { title: m.who_we_are_innovation_title, text: m.who_we_are_innovation_text, step: "lg:mt-32" },
] as const;

/** The last numbered section: three values side by side, each a step lower than the one before. */
export function Values({ number }: { number: number }) {
  return (
    <section aria-labelledby="values" className="shell pb-section">
      <div className="grid gap-x-[min(2.5rem,5.25vw)] gap-y-8 md:grid-cols-12">
        <Numeral number={number} className="md:col-span-3 lg:col-span-2 lg:col-start-2" />
        <h2 id="values" className="text-heading md:col-span-9 lg:col-span-8 lg:col-start-4">
          {m.who_we_are_values_title()}
        </h2>
      </div>
      <div className="mt-14 grid gap-x-12 gap-y-14 md:max-lg:ms-[calc(25%+0.625rem)] lg:mt-20 lg:grid-cols-3">
        {VALUES.map(({ title, text, step }) => (
          <div key={title()} className={`reveal ${step}`}>
            <hr className="gold-rule" />
            <h3 className="mt-6 text-title">{title()}</h3>
            <p className="measure mt-4 text-muted">{text()}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
