import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { GroupPage } from "#site/blocks/group-pages/group-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";

export function FarmScreen({ words, next }: GroupPageProps<"farm">) {
  return (
    <GroupPage image="/images/section-farm.webp" top={words.top} next={next}>
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
    </GroupPage>
  );
}
