import type { ReactNode } from "react";
import { Lead } from "../long-read/lead.tsx";
import { PageHero } from "../page-hero/page-hero.tsx";
import type { GroupPageLink } from "./group-pages.ts";
import { NextPage } from "./next-page.tsx";

interface GroupPageFrame {
  readonly image: string;
  readonly top: { readonly title: string; readonly lead: string; readonly picture: string };
  /** Small words over the title. */
  readonly label: ReactNode;
  readonly next: GroupPageLink;
  readonly children: ReactNode;
}

/** An institutional page: its picture and title, its parts, and the page to read next. */
export function GroupPage({ image, top, label, next, children }: GroupPageFrame) {
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
