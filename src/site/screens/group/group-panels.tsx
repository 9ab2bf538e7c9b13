import type { PageWords } from "#content/schemas/page-texts.ts";
import { pathTo } from "#language/path-to.ts";
import type { GroupPageLink } from "#site/blocks/group-pages/group-pages.ts";
import { PictureLink } from "#site/navigation/picture-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

export interface GroupProps {
  readonly words: PageWords<"group">;
  readonly pages: readonly GroupPageLink[];
}

const IMAGES = {
  whoWeAre: "/images/section-who-we-are.webp",
  figTree: "/images/section-our-fig-tree.webp",
  foundation: "/images/section-foundation.webp",
  farm: "/images/section-farm.webp",
} as const;

/** Four tall panels from edge to edge, each the way to one page. */
export function GroupPanels({ words, pages }: GroupProps) {
  const language = useLanguage();
  return (
    <section aria-labelledby="chapters" className="bg-ink">
      <h2 id="chapters" className="sr-only">
        {words.chapters.title}
      </h2>
      <ul className="grid gap-px sm:grid-cols-2 xl:grid-cols-4">
        {pages.map(({ screen, title }, position) => (
          <li key={screen}>
            <PictureLink
              to={pathTo(language, screen)}
              className="group over-image flex h-full flex-col -outline-offset-8"
            >
              <Picture
                image={IMAGES[screen]}
                alt=""
                upright
                isCut
                sizes="(min-width: 80rem) 25vw, (min-width: 40rem) 50vw, 100vw"
                className="overflow-hidden"
                imgClassName="aspect-square w-full object-cover transition-transform duration-700 ease-out motion-safe:group-hover:scale-104 sm:aspect-4/5"
              />
              <span
                aria-hidden="true"
                className="px-gutter pt-8 font-display text-[clamp(3rem,4vw,4.5rem)] leading-[0.8] font-light lining-nums"
              >
                {position + 1}
              </span>
              <div className="flex grow flex-col px-gutter py-6">
                <h3 className="text-[clamp(1.75rem,1.2rem+1.6vw,2.75rem)]">{title}</h3>
                <span className="mt-4 mb-6 block max-w-[30ch] text-balance">
                  {words[screen].text}
                </span>
                <Icon
                  name="arrow-right"
                  className="mt-auto size-7 transition-transform duration-150 motion-safe:group-hover:translate-x-2"
                />
              </div>
            </PictureLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
