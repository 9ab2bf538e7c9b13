import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FoundationScreen({ words, next }: GroupPageProps<"foundation">) {
  return (
    <article>
      <PageHero
        image="/images/section-foundation.webp"
        alt={words.top.picture}
        label={words.top.label}
        title={words.top.title}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <NumberedSections
        sections={[
          { id: "education", words: words.education },
          {
            id: "agriculture",
            words: words.agriculture,
            image: "/images/news-escola-de-rosende.webp",
          },
        ]}
      />
      <KeyFigures figures={words.figures.figures} />
      <NumberedSections
        from={3}
        sections={[
          { id: "sustainability", words: words.sustainability },
          {
            id: "community",
            words: words.community,
            image: "/images/section-who-we-are.webp",
          },
        ]}
      />
      <NextPage next={next} />
    </article>
  );
}
