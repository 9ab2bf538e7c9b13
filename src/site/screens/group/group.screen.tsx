import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { GroupPanels } from "./group-panels.tsx";

/** The way into the group's story: four chapters as tall panels (rule 3.18). */
export function GroupScreen() {
  const language = useLanguage();
  return (
    <>
      <PageHero
        image="/images/section-group-hub.webp"
        alt={m.group_image_alt()}
        label={m.group_label()}
        title={m.group_title()}
      />
      <section
        aria-labelledby="beginning"
        className="shell grid items-end gap-x-10 gap-y-10 py-section lg:grid-cols-12"
      >
        <h2 id="beginning" className="sr-only">
          {m.group_intro_title()}
        </h2>
        <p
          aria-hidden="true"
          className="-ms-[0.05em] font-display text-[clamp(6rem,17vw,17rem)] leading-[0.74] font-light text-ember lining-nums lg:col-span-12"
        >
          1957
        </p>
        <p className="font-display text-title leading-[1.25] font-light text-balance lg:col-span-6 lg:mt-6">
          {m.group_intro_lead()}
        </p>
        <p className="measure lg:col-span-5 lg:col-start-8">{m.group_intro_text()}</p>
      </section>
      <GroupPanels />
      <section
        aria-labelledby="restaurants"
        className="shell flex flex-wrap items-end justify-between gap-8 py-section"
      >
        <h2 id="restaurants" className="max-w-[16ch] text-heading">
          {m.group_close_title()}
        </h2>
        <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
          {m.group_close_link()}
        </Link>
      </section>
    </>
  );
}
