import type { PageWords } from "#content/schemas/page-texts.ts";
import { Numeral } from "#site/blocks/long-read/numbered-sections.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

/** The values, each a step lower than the one before, with a plate of what it tells. */
const VALUES = [
  {
    name: "excellence",
    image: "/images/news-premio-melhor-steakhouse.webp",
    crop: "object-center",
    step: "",
  },
  {
    name: "tradition",
    image: "/images/news-feijoada-peca-por-peca.webp",
    crop: "object-center",
    step: "lg:mt-16",
  },
  {
    name: "innovation",
    image: "/images/gallery-a-figueira-rubaiyat-1.webp",
    crop: "object-top",
    step: "lg:mt-32",
  },
] as const;

/** The last numbered section: three values side by side. */
export function Values({ number, words }: { number: number; words: PageWords<"who-we-are"> }) {
  return (
    <section aria-labelledby="values" className="shell pb-section">
      <div className="grid gap-x-[min(2.5rem,5.25vw)] gap-y-8 md:grid-cols-12">
        <Numeral number={number} className="md:col-span-3 lg:col-span-2 lg:col-start-2" />
        <h2 id="values" className="text-heading md:col-span-9 lg:col-span-8 lg:col-start-4">
          {words.values.title}
        </h2>
      </div>
      <div className="mt-14 grid gap-x-12 gap-y-14 md:max-lg:ms-[calc(25%+0.625rem)] lg:mt-20 lg:grid-cols-3">
        {VALUES.map(({ name, image, crop, step }) => (
          <div key={name} className={`reveal ${step}`}>
            <Picture
              image={image}
              alt={words[name].picture}
              upright
              isCut
              sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
              className="block max-w-96"
              imgClassName={`aspect-square w-full object-cover ${crop}`}
            />
            <hr className="gold-rule mt-8" />
            <h3 className="mt-6 text-title">{words[name].title}</h3>
            <Paragraphs text={words[name].text} className="measure mt-4 text-muted" />
          </div>
        ))}
      </div>
    </section>
  );
}
