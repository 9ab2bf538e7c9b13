import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { GroupPage } from "#site/blocks/group-pages/group-page.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { Milestones } from "./milestones.tsx";
import { Values } from "./values.tsx";

export function WhoWeAreScreen({ words, next }: GroupPageProps<"who-we-are">) {
  return (
    <GroupPage
      image="/images/section-who-we-are.webp"
      top={words.top}
      label={words.top.label}
      next={next}
    >
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
    </GroupPage>
  );
}
