import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { Milestones } from "./milestones.tsx";
import { Values } from "./values.tsx";

export function WhoWeAreScreen({ words, next }: GroupPageProps<"who-we-are">) {
  return (
    <article>
      <PageHero
        image="/images/section-who-we-are.webp"
        alt={words.top.picture}
        label={words.top.label}
        title={words.top.title}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <NumberedSections
        sections={[
          { id: "origins", words: words.origins },
          { id: "growth", words: words.growth, image: "/images/news-figueira-25-anos.webp" },
        ]}
      />
      <Milestones words={words.milestones} />
      <NumberedSections
        from={3}
        sections={[
          { id: "today", words: words.today, image: "/images/news-rubaiyat-madrid-20-anos.webp" },
        ]}
      />
      <Values number={4} words={words} />
      <NextPage next={next} />
    </article>
  );
}
