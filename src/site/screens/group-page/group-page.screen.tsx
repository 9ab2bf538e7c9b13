import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type {
  GroupPage,
  GroupPageData,
  GroupPageLink,
} from "#site/blocks/group-pages/group-pages.ts";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections, type SectionWords } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Milestones } from "./milestones.tsx";
import { Values } from "./values.tsx";

/** The parts of a page's words that may be numbered sections. */
type SectionOf<Words> = {
  [Part in keyof Words]: Words[Part] extends SectionWords ? Part : never;
}[keyof Words];
type Sections<Page extends GroupPage> = readonly (readonly [
  part: SectionOf<PageWords<Page>>,
  image?: string,
])[];

/** The picture of each page, and its sections before and after the dark band, with their plates. */
const PAGES: {
  readonly [Page in GroupPage]: {
    readonly image: string;
    readonly before: Sections<Page>;
    readonly after: Sections<Page>;
  };
} = {
  "who-we-are": {
    image: "/images/section-who-we-are.webp",
    before: [["origins"], ["growth", "/images/news-las-lilas-30-anos.webp"]],
    after: [["today", "/images/news-rubaiyat-madrid-20-anos.webp"]],
  },
  "fig-tree": {
    image: "/images/section-our-fig-tree.webp",
    before: [
      ["roots", "/images/news-banyan-da-haddock-lobo.webp"],
      ["growth", "/images/section-our-fig-tree-seedling.webp"],
    ],
    after: [
      ["fruits", "/images/gallery-a-figueira-rubaiyat-3.webp"],
      ["longevity", "/images/section-our-fig-tree-plan.webp"],
    ],
  },
  foundation: {
    image: "/images/section-foundation.webp",
    before: [["education"], ["agriculture", "/images/news-escola-de-rosende.webp"]],
    after: [["sustainability"], ["community", "/images/section-who-we-are.webp"]],
  },
  farm: {
    image: "/images/section-farm.webp",
    before: [["sustainable"], ["traceability", "/images/gallery-cabana-las-lilas-3.webp"]],
    after: [
      ["technology", "/images/news-fazenda-brangus.webp"],
      ["quality", "/images/section-group-hub.webp"],
    ],
  },
};

/** An institutional page: its picture and title, its parts, and the page to read next. */
export function GroupPageScreen({ page, words, next }: GroupPageData) {
  const { image, before, after } = PAGES[page];
  // The table has of each page what its words have.
  const sections = words as unknown as Readonly<Record<string, SectionWords>>;
  return (
    <article>
      <PageHero
        image={image}
        alt={words.top.picture}
        label={"label" in words.top ? words.top.label : <Species />}
        title={words.top.title}
        height={page === "who-we-are" ? "short" : "tall"}
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <NumberedSections words={sections} sections={before} />
      {"milestones" in words ? (
        <Milestones words={words.milestones} />
      ) : (
        <KeyFigures
          ground={page === "fig-tree" ? "night" : "ink"}
          figures={words.figures.figures}
        />
      )}
      <NumberedSections words={sections} sections={after} from={before.length + 1} />
      {"values" in words && <Values number={before.length + after.length + 1} words={words} />}
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
