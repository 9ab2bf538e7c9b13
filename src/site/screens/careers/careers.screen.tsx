import type { PageWords } from "#content/schemas/page-texts.ts";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { NumberedSections } from "#site/blocks/long-read/numbered-sections.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { WriteAbout } from "#site/blocks/write-about/write-about.tsx";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

/** Working for the group (rule 3.35): who does, and how to apply. No file of an applicant is taken. */
export function CareersScreen({ words }: { words: PageWords<"careers"> }) {
  const { top, apply, write } = words;
  return (
    <article>
      <PageHero image="/images/section-careers.webp" alt="" label={top.label} title={top.title}>
        <Lead text={top.lead} />
      </PageHero>
      <NumberedSections
        words={words}
        sections={[["people"], ["school", "/images/news-nova-carta-vinhos.webp"]]}
      />
      {apply.url !== "" && (
        <section aria-labelledby="apply" className="on-dark">
          <div className="shell py-section">
            <h2 id="apply" className="text-heading">
              {apply.title}
            </h2>
            <Paragraphs text={apply.text} className="measure mt-6" />
            <ExternalLink href={apply.url} className={buttonClass("primary", "mt-8")}>
              {apply.link}
            </ExternalLink>
          </div>
        </section>
      )}
      <WriteAbout subject="trabalhe-conosco" words={write} />
    </article>
  );
}
