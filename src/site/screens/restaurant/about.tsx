import { m } from "#language/paraglide/messages.js";
import { paragraphs } from "#language/paragraphs.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { FEATURE_WORDS } from "#content/schemas/feature-words.ts";
import type { RestaurantDetail } from "./restaurant-detail.ts";

/** The restaurant's story beside what is found in it. */
export function About({ restaurant }: { restaurant: RestaurantDetail }) {
  const { description, features } = restaurant;
  const pageLanguage = useLanguage();
  const [first, ...rest] = paragraphs(description.text);
  const hasFeatures = features.length > 0;
  // One alone is a line below the story, no column.
  const isList = features.length > 1;
  if (first === undefined && !hasFeatures) return null;
  const language = description.language === pageLanguage ? undefined : description.language;
  return (
    <div className="shell grid gap-x-12 gap-y-16 py-section lg:grid-cols-12">
      {first !== undefined && (
        <section
          aria-labelledby="about"
          className={`lg:col-span-7 ${isList ? "" : "lg:col-start-3"}`}
        >
          <h2 id="about" className="label font-sans text-muted">
            {m.restaurant_about()}
          </h2>
          <p lang={language} className="opening mt-7 font-display">
            {first}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} lang={language} className="measure mt-7 text-muted lg:ms-[14.3%]">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {hasFeatures && (
        <section
          aria-labelledby="features"
          className={isList ? "lg:col-span-4 lg:col-start-9" : "lg:col-span-7 lg:col-start-3"}
        >
          <h2 id="features" className="label font-sans text-muted">
            {m.restaurant_features()}
          </h2>
          <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7em,50%-1.5rem)),1fr))] gap-x-6 border-t border-line lg:grid-cols-1">
            {features.map((feature) => (
              <li
                key={feature}
                className="flex items-center gap-4 border-b border-line py-3.5 last:odd:col-span-full"
              >
                <Icon name={feature} className="size-6 text-gold" />
                <span className="min-w-0">{FEATURE_WORDS[feature]()}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
