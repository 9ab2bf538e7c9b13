import { m } from "#language/paraglide/messages.js";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FoundationScreen() {
  return (
    <article>
      <PageHero
        image="/images/section-foundation.webp"
        alt={m.foundation_image_alt()}
        label={m.foundation_label()}
        title={m.foundation_title()}
      >
        <Lead text={m.foundation_lead()} />
      </PageHero>
      <NumberedSections
        sections={[
          {
            id: "education",
            title: m.foundation_education_title(),
            paragraphs: [m.foundation_education_text_1(), m.foundation_education_text_2()],
          },
          {
            id: "agriculture",
            title: m.foundation_agriculture_title(),
            paragraphs: [m.foundation_agriculture_text_1(), m.foundation_agriculture_text_2()],
            figure: {
              image: "/images/news-escola-de-rosende.webp",
              alt: m.foundation_agriculture_alt(),
            },
          },
        ]}
      />
      <KeyFigures
        title={m.group_figures_title()}
        figures={[
          { value: "1996", words: m.foundation_figure_created() },
          { value: "1997", words: m.foundation_figure_school() },
          { value: m.foundation_figure_students_value(), words: m.foundation_figure_students() },
        ]}
      />
      <NumberedSections
        from={3}
        sections={[
          {
            id: "sustainability",
            title: m.foundation_sustainability_title(),
            paragraphs: [
              m.foundation_sustainability_text_1(),
              m.foundation_sustainability_text_2(),
            ],
          },
          {
            id: "community",
            title: m.foundation_community_title(),
            paragraphs: [m.foundation_community_text_1(), m.foundation_community_text_2()],
          },
        ]}
      />
      <NextPage from="foundation" />
    </article>
  );
}
