import { m } from "#language/paraglide/messages.js";
import { AwardList } from "#site/blocks/awards/award-list.tsx";
import { FigureValue } from "#site/ui/figure-value.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";

/** What others have said of the restaurant, and its numbers, of which one alone says too little. */
export function Awards({ restaurant }: { restaurant: RestaurantDetail }) {
  const { awards } = restaurant;
  const figures = restaurant.figures.length > 1 ? restaurant.figures : [];
  if (awards.length === 0 && figures.length === 0) return null;
  const title =
    figures.length === 0
      ? m.restaurant_awards()
      : awards.length === 0
        ? m.figures_title()
        : m.restaurant_awards_and_figures();
  return (
    <section aria-labelledby="awards" className="on-dark">
      <div className="shell grid gap-x-10 gap-y-12 py-section lg:grid-cols-12">
        <h2 id="awards" className="text-heading lg:col-span-4">
          {title}
        </h2>
        <div className="grid gap-16 lg:col-span-7 lg:col-start-6">
          {awards.length > 0 && <AwardList awards={awards} />}
          {figures.length > 0 && (
            <dl
              className={`grid grid-cols-2 gap-x-8 gap-y-12 ${figures.length % 3 === 0 ? "sm:grid-cols-3" : ""}`}
            >
              {figures.map(({ value, text }) => (
                <div
                  key={text}
                  className="flex flex-col-reverse justify-end max-sm:last:odd:col-span-2"
                >
                  <dt className="mt-4 border-t border-gold pt-3 text-sm">{text}</dt>
                  <dd className="figures font-display text-heading leading-none font-light">
                    <FigureValue value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
