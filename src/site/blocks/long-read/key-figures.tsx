import { m } from "#language/paraglide/messages.js";
import { FigureValue } from "#site/ui/figure-value.tsx";

interface KeyFigure {
  /** As it is written in the language of the page: "1,500", "46 m". */
  readonly value: string;
  readonly text: string;
}

/** A dark band with a few large figures between two parts of a long text. */
export function KeyFigures(props: { figures: readonly KeyFigure[]; ground?: "ink" | "night" }) {
  const { figures, ground = "ink" } = props;
  return (
    <section
      aria-label={m.figures_title()}
      className={`on-dark ${ground === "night" ? "bg-night" : ""}`}
    >
      <dl
        className={`shell grid grid-cols-2 gap-x-6 gap-y-12 py-section sm:gap-x-10 ${figures.length > 3 ? "lg:grid-cols-4" : "sm:grid-cols-3"}`}
      >
        {figures.map(({ value, text }, index) => (
          <div
            // Two may be alike, and the list is shown as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="reveal flex flex-col-reverse justify-end max-sm:last:odd:col-span-2"
          >
            <dt className="mt-6 border-t border-gold pt-4 pe-4 text-sm text-balance text-muted">
              {text}
            </dt>
            <dd className="font-display text-[clamp(2.75rem,1.4rem+4.4vw,5.75rem)] leading-none font-light lining-nums">
              <FigureValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
