import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import { HeroFilm } from "./hero-film.tsx";

/** The embers across the whole first screen; the poster is the page, the film comes after it. */
export function HomeHero({ words }: { words: PageWords<"home">["top"] }) {
  const language = useLanguage();
  const restaurants = pathTo(language, "restaurantList");
  return (
    <div
      data-hero
      className="over-image relative isolate grid min-h-svh-78 items-end lg:min-h-dvh-100 overflow-hidden"
    >
      <Picture
        image="/images/hero-poster.jpg"
        portraitImage="/images/hero-portrait-poster.jpg"
        alt=""
        priority
        className="absolute inset-0 -z-20"
        imgClassName="size-full object-cover"
      />
      <HeroFilm />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="shell pt-[calc(var(--spacing-header)+4rem)] pb-[clamp(3rem,8vw,7rem)]">
        <h1 className="max-w-[12ch] text-hero">{words.title}</h1>
        <Paragraphs text={words.lead} className="measure mt-6 text-lead" />
        {/* Beside it lies the button of the film. */}
        <div className="mt-9 flex flex-wrap gap-4 pe-16">
          <Link to={`${restaurants}#table`} className={buttonClass("primary")}>
            {words.link}
          </Link>
          <Link to={restaurants} className={buttonClass("outline")}>
            {m.layout_our_restaurants()}
          </Link>
        </div>
      </div>
    </div>
  );
}
