import type { GroupPageProps } from "#site/blocks/group-pages/group-pages.ts";
import { GroupPage } from "#site/blocks/group-pages/group-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";

export function FoundationScreen({ words, next }: GroupPageProps<"foundation">) {
  return (
    <GroupPage image="/images/section-foundation.webp" top={words.top} next={next}>
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
    </GroupPage>
  );
}
