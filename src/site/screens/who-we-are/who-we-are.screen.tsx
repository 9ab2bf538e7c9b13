import { m } from "#language/paraglide/messages.js";
import { NextPage } from "#site/blocks/group-pages/next-page.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { Milestones } from "./milestones.tsx";
import { Values } from "./values.tsx";

export function WhoWeAreScreen() {
  return (
    <article>
      <PageHero
        image="/images/section-who-we-are.webp"
        alt={m.who_we_are_image_alt()}
        label={m.who_we_are_label()}
        title={m.who_we_are_title()}
      >
        <Lead text={m.who_we_are_lead()} />
      </PageHero>
      <NumberedSections
        sections={[
          {
            id: "origins",
            title: m.who_we_are_origins_title(),
            paragraphs: [m.who_we_are_origins_text_1(), m.who_we_are_origins_text_2()],
          },
          {
            id: "growth",
            title: m.who_we_are_growth_title(),
            paragraphs: [m.who_we_are_growth_text_1(), m.who_we_are_growth_text_2()],
            figure: { image: "/images/news-figueira-25-anos.webp", alt: m.who_we_are_growth_alt() },
          },
        ]}
      />
      <Milestones />
      <NumberedSections
        from={3}
        sections={[
          {
            id: "today",
            title: m.who_we_are_today_title(),
            paragraphs: [m.who_we_are_today_text_1(), m.who_we_are_today_text_2()],
            figure: {
              image: "/images/news-rubaiyat-madrid-20-anos.webp",
              alt: m.who_we_are_today_alt(),
            },
          },
        ]}
      />
      <Values number={4} />
      <NextPage from="whoWeAre" />
    </article>
  );
}
