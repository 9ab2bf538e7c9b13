import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FigTreeScreen({ words, next }: GroupPageProps<"fig-tree">) {
  return (
    <article>
      <PageHero
        image="/images/section-our-fig-tree.webp"
        alt={words.top.picture}
        label={<Species />}
        title={words.top.title}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <NumberedSections
        sections={[
          { id: "roots", words: words.roots, image: "/images/news-banyan-da-haddock-lobo.webp" },
          {
            id: "growth",
            words: words.growth,
            image: "/images/gallery-a-figueira-rubaiyat-2.webp",
          },
        ]}
      />
      <KeyFigures ground="night" figures={words.figures.figures} />
      <NumberedSections
        from={3}
        sections={[
          {
            id: "fruits",
            words: words.fruits,
            image: "/images/gallery-a-figueira-rubaiyat-3.webp",
          },
          {
            id: "longevity",
            words: words.longevity,
            image: "/images/experience-mesa-sob-a-figueira.webp",
          },
        ]}
      />
      <NextPage next={next} />
    </article>
  );
}

/** The tree's name in botany, which is Latin on every page. */
function Species() {
  return (
    <span lang="la" className="font-display text-title font-light tracking-normal normal-case">
      <i>Ficus benghalensis</i> <span>L.</span>
    </span>
  );
}
