import { m } from "#language/paraglide/messages.js";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";

export function FigTreeScreen() {
  return (
    <article>
      <PageHero
        image="/images/section-our-fig-tree.webp"
        alt={m.fig_tree_image_alt()}
        label={<Species />}
        title={m.fig_tree_title()}
      >
        <Lead text={m.fig_tree_lead()} />
      </PageHero>
      <NumberedSections
        sections={[
          {
            id: "roots",
            title: m.fig_tree_roots_title(),
            paragraphs: [m.fig_tree_roots_text_1(), m.fig_tree_roots_text_2()],
            figure: {
              image: "/images/news-banyan-da-haddock-lobo.webp",
              alt: m.fig_tree_roots_alt(),
            },
          },
          {
            id: "growth",
            title: m.fig_tree_growth_title(),
            paragraphs: [m.fig_tree_growth_text_1(), m.fig_tree_growth_text_2()],
            figure: {
              image: "/images/gallery-a-figueira-rubaiyat-2.webp",
              alt: m.fig_tree_growth_alt(),
            },
          },
        ]}
      />
      <KeyFigures
        ground="night"
        title={m.group_figures_title()}
        figures={[
          { value: m.fig_tree_figure_trunk_value(), words: m.fig_tree_figure_trunk() },
          { value: m.fig_tree_figure_crown_value(), words: m.fig_tree_figure_crown() },
          { value: m.fig_tree_figure_age_value(), words: m.fig_tree_figure_age() },
        ]}
      />
      <NumberedSections
        from={3}
        sections={[
          {
            id: "fruits",
            title: m.fig_tree_fruits_title(),
            paragraphs: [m.fig_tree_fruits_text_1(), m.fig_tree_fruits_text_2()],
            figure: {
              image: "/images/gallery-a-figueira-rubaiyat-3.webp",
              alt: m.fig_tree_fruits_alt(),
            },
          },
          {
            id: "longevity",
            title: m.fig_tree_longevity_title(),
            paragraphs: [m.fig_tree_longevity_text_1(), m.fig_tree_longevity_text_2()],
            figure: {
              image: "/images/experience-mesa-sob-a-figueira.webp",
              alt: m.fig_tree_longevity_alt(),
            },
          },
        ]}
      />
      <NextPage from="figTree" />
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
