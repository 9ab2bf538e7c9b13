import type { PageWords } from "#content/shapes/page-texts.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

/** Rule 3.19: allergens must be asked for before the purchase, so the page says it. */
export function AllergenNote({ words }: { words: PageWords<"delivery">["allergens"] }) {
  return (
    <section aria-labelledby="allergens" className="bg-surface-alt">
      <div className="shell grid items-center gap-x-10 gap-y-8 py-section lg:grid-cols-12">
        <Picture
          image="/images/emblem-cutlery.svg"
          alt=""
          className="lg:col-span-2"
          imgClassName="h-24 w-auto lg:h-32"
        />
        <h2 id="allergens" className="text-heading lg:col-span-4">
          {words.title}
        </h2>
        <Paragraphs text={words.text} className="measure text-lead lg:col-span-5 lg:col-start-8" />
      </div>
    </section>
  );
}
