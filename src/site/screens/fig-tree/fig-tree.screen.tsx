import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { GroupPage } from "#site/blocks/group-pages/group-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";

export function FigTreeScreen({ words, next }: GroupPageProps<"fig-tree">) {
  return (
    <GroupPage
      image="/images/section-our-fig-tree.webp"
      top={words.top}
      label={<Species />}
      next={next}
    >
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
    </GroupPage>
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
