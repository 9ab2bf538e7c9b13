import type { ReactNode } from "react";
import { Lead } from "../long-read/lead.tsx";
import { PageHero } from "../page-hero/page-hero.tsx";
import type { GroupPageLink } from "./group-pages.ts";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";

interface GroupPageFrame {
  readonly image: string;
  readonly top: Readonly<Record<"title" | "lead" | "picture", string>> & {
    readonly label?: string;
  };
  /** Instead of the small words over the title. */
  readonly label?: ReactNode;
  readonly next: GroupPageLink;
  readonly children: ReactNode;
}

/** An institutional page: its picture and title, its parts, and the page to read next. */
export function GroupPage({ image, top, label = top.label, next, children }: GroupPageFrame) {
  return (
    <article>
      <PageHero image={image} alt={top.picture} label={label} title={top.title}>
        <Lead text={top.lead} />
      </PageHero>
      {children}
      <NextPage next={next} />
    </article>
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
