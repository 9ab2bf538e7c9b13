import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FarmScreen({ words, next }: GroupPageProps<"farm">) {
  return (
    <article>
      <PageHero
        image="/images/section-farm.webp"
        alt={words.top.picture}
        label={words.top.label}
        title={words.top.title}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <NumberedSections
        sections={[
          { id: "sustainable", words: words.sustainable },
          {
            id: "traceability",
            words: words.traceability,
            image: "/images/gallery-cabana-las-lilas-3.webp",
          },
        ]}
      />
      <KeyFigures figures={words.figures.figures} />
      <NumberedSections
        from={3}
        sections={[
          { id: "technology", words: words.technology, image: "/images/news-fazenda-brangus.webp" },
          { id: "quality", words: words.quality, image: "/images/section-group-hub.webp" },
        ]}
      />
      <NextPage next={next} />
    </article>
  );
}
