import { m } from "#language/paraglide/messages.js";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FarmScreen() {
  return (
    <article>
      <PageHero
        image="/images/section-farm.webp"
        alt={m.farm_image_alt()}
        label={m.farm_label()}
        title={m.farm_title()}
      >
        <Lead text={m.farm_lead()} />
      </PageHero>
      <NumberedSections
        sections={[
          {
            id: "sustainable",
            title: m.farm_sustainable_title(),
            paragraphs: [m.farm_sustainable_text_1(), m.farm_sustainable_text_2()],
          },
          {
            id: "traceability",
            title: m.farm_traceability_title(),
            paragraphs: [m.farm_traceability_text_1(), m.farm_traceability_text_2()],
          },
        ]}
      />
      <KeyFigures
        title={m.group_figures_title()}
        figures={[
          { value: "1968", words: m.farm_figure_bought() },
          { value: m.farm_figure_area_value(), words: m.farm_figure_area() },
          { value: m.farm_figure_river_value(), words: m.farm_figure_river() },
          { value: "1988", words: m.farm_figure_brangus() },
        ]}
      />
      <NumberedSections
        from={3}
        sections={[
          {
            id: "technology",
            title: m.farm_technology_title(),
            paragraphs: [m.farm_technology_text_1(), m.farm_technology_text_2()],
            figure: { image: "/images/news-fazenda-brangus.webp", alt: m.farm_technology_alt() },
          },
          {
            id: "quality",
            title: m.farm_quality_title(),
            paragraphs: [m.farm_quality_text_1(), m.farm_quality_text_2()],
            figure: { image: "/images/section-group-hub.webp", alt: m.farm_quality_alt() },
          },
        ]}
      />
      <NextPage from="farm" />
    </article>
  );
}
