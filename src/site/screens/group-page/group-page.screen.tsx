import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type { GroupPageData, GroupPageLink } from "#site/blocks/group-pages/group-pages.ts";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Milestones } from "./milestones.tsx";
import { Values } from "./values.tsx";

const IMAGES = {
  "who-we-are": "/images/section-who-we-are.webp",
  "fig-tree": "/images/section-our-fig-tree.webp",
  foundation: "/images/section-foundation.webp",
  farm: "/images/section-farm.webp",
} as const;

/** An institutional page: its picture and title, its parts, and the page to read next. */
export function GroupPageScreen(data: GroupPageData) {
  const { page, words, next } = data;
  return (
    <article>
      <PageHero
        image={IMAGES[page]}
        alt={words.top.picture}
        label={"label" in words.top ? words.top.label : <Species />}
        title={words.top.title}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <Parts {...data} />
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

function Parts({ page, words }: GroupPageData) {
  switch (page) {
    case "who-we-are":
      return (
        <>
          <NumberedSections
            words={words}
            sections={[["origins"], ["growth", "/images/news-figueira-25-anos.webp"]]}
          />
          <Milestones words={words.milestones} />
          <NumberedSections
            words={words}
            from={3}
            sections={[["today", "/images/news-rubaiyat-madrid-20-anos.webp"]]}
          />
          <Values number={4} words={words} />
        </>
      );
    case "fig-tree":
      return (
        <>
          <NumberedSections
            words={words}
            sections={[
              ["roots", "/images/news-banyan-da-haddock-lobo.webp"],
              ["growth", "/images/gallery-a-figueira-rubaiyat-2.webp"],
            ]}
          />
          <KeyFigures ground="night" figures={words.figures.figures} />
          <NumberedSections
            words={words}
            from={3}
            sections={[
              ["fruits", "/images/gallery-a-figueira-rubaiyat-3.webp"],
              ["longevity", "/images/experience-mesa-sob-a-figueira.webp"],
            ]}
          />
        </>
      );
    case "foundation":
      return (
        <>
          <NumberedSections
            words={words}
            sections={[["education"], ["agriculture", "/images/news-escola-de-rosende.webp"]]}
          />
          <KeyFigures figures={words.figures.figures} />
          <NumberedSections
            words={words}
            from={3}
            sections={[["sustainability"], ["community", "/images/section-who-we-are.webp"]]}
          />
        </>
      );
    case "farm":
      return (
        <>
          <NumberedSections
            words={words}
            sections={[
              ["sustainable"],
              ["traceability", "/images/gallery-cabana-las-lilas-3.webp"],
            ]}
          />
          <KeyFigures figures={words.figures.figures} />
          <NumberedSections
            words={words}
            from={3}
            sections={[
              ["technology", "/images/news-fazenda-brangus.webp"],
              ["quality", "/images/section-group-hub.webp"],
            ]}
          />
        </>
      );
  }
}

/** At the foot of an institutional page: the next one, and back to the group. */
function NextPage({ next }: { next: GroupPageLink }) {
  const language = useLanguage();
  return (
    <nav aria-label={m.group_next_page_label()} className="bg-surface-alt">
      <div className="shell grid items-end gap-y-12 py-section lg:grid-cols-12 lg:gap-x-10">
        <Link
          to={pathTo(language, next.screen)}
          className="group block lg:order-last lg:col-span-8 lg:col-start-5"
        >
          <span className="label block text-muted">{m.group_next_page()}</span>
          <span className="mt-4 flex items-center gap-x-[0.4em] font-display text-heading leading-[1.08] font-light tracking-[-0.015em]">
            <span className="min-w-0">{next.title}</span>
            <Icon
              name="arrow-right"
              className="size-[0.7em] shrink-0 text-link transition-transform duration-150 motion-safe:group-hover:translate-x-2"
            />
          </span>
        </Link>
        <p className="lg:col-span-3">
          <Link to={pathTo(language, "group")} className="quiet-link inline-block py-2">
            {m.group_back_to_group()}
          </Link>
        </p>
      </div>
    </nav>
  );
}
