import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { GroupPanels, type GroupProps } from "./group-panels.tsx";

/** The way into the group's story: four chapters as tall panels (rule 3.18). */
export function GroupScreen({ words, pages }: GroupProps) {
  const language = useLanguage();
  return (
    <>
      <PageHero
        image="/images/section-group-hub.webp"
        alt={words.top.picture}
        label={words.top.label}
        title={words.top.title}
        isUnderWords
      />
      <section
        aria-labelledby="beginning"
        className="shell grid items-end gap-x-10 gap-y-10 py-section lg:grid-cols-12"
      >
        <h2 id="beginning" className="sr-only">
          {words.beginning.title}
        </h2>
        <p
          aria-hidden="true"
          className="-ms-[0.05em] font-display text-[clamp(6rem,17vw,17rem)] leading-[0.74] font-light text-ember lining-nums lg:col-span-12"
        >
          1957
        </p>
        <Paragraphs
          text={words.beginning.lead}
          className="font-display text-title leading-[1.25] font-light text-balance lg:col-span-6 lg:mt-6"
        />
        <Paragraphs text={words.beginning.text} className="measure lg:col-span-5 lg:col-start-8" />
        <figure className="border-s border-gold ps-6 lg:col-span-9 lg:col-start-4 lg:mt-10">
          <blockquote className="font-display text-title font-light whitespace-pre-line italic">
            {m.group_verse()}
          </blockquote>
          <figcaption className="mt-4 text-sm text-muted">{m.group_verse_by()}</figcaption>
        </figure>
      </section>
      <GroupPanels words={words} pages={pages} />
      <section
        aria-labelledby="restaurants"
        className="shell flex flex-wrap items-end justify-between gap-8 py-section"
      >
        <h2 id="restaurants" className="max-w-[16ch] text-heading">
          {words.close.title}
        </h2>
        <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
          {words.close.link}
        </Link>
      </section>
    </>
  );
}
