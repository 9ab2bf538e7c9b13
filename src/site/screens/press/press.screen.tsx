import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { AwardList } from "#site/blocks/awards/award-list.tsx";
import { KeyFigures } from "#site/blocks/long-read/key-figures.tsx";
import { Lead } from "#site/blocks/long-read/lead.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { WriteAbout } from "#site/blocks/write-about/write-about.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { PressPage } from "./press-page.ts";

/** For the press (rule 3.36): what may be quoted, what may be downloaded and on which terms, and how to ask. */
export function PressScreen({ page }: { page: PressPage }) {
  const { words, awards, plates } = page;
  return (
    <article>
      <PageHero
        image="/images/section-group-hub.webp"
        alt=""
        label={words.top.label}
        title={words.top.title}
        height="short"
      >
        <Lead text={words.top.lead} />
      </PageHero>
      <Part id="about" words={words.about} />
      <KeyFigures figures={words.figures.figures} />
      <Part id="awards" words={words.awards}>
        <div className="mt-10 grid gap-12">
          {awards.map(({ name, awards: ofOne }) => (
            <div key={name}>
              <h3 className="label mb-4 font-sans text-muted">{name || m.press_awards_group()}</h3>
              <AwardList awards={ofOne} />
            </div>
          ))}
        </div>
      </Part>
      <Part id="pictures" words={words.pictures}>
        <Downloads plates={plates} />
      </Part>
      <WriteAbout subject="assessoria-imprensa" words={words.write} />
    </article>
  );
}

interface PartProps {
  readonly id: string;
  readonly words: { readonly title: string; readonly text: string };
  readonly children?: ReactNode;
}

function Part({ id, words, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="shell grid gap-x-10 gap-y-8 py-section lg:grid-cols-12"
    >
      <h2 id={id} className="text-heading lg:col-span-4">
        {words.title}
      </h2>
      <div className="lg:col-span-8">
        <Paragraphs text={words.text} className="measure mt-5 first:mt-0" />
        {children}
      </div>
    </section>
  );
}

/** The group's sign in both forms that the site serves. */
const LOGOS = [
  { href: "/favicon.svg", format: "SVG" },
  { href: "/icons/icon-512.png", format: "PNG" },
] as const;

/** The logo and all plates, each a link to its file. */
function Downloads({ plates }: { plates: PressPage["plates"] }) {
  return (
    <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-x-8 xl:grid-cols-3">
      <li>
        <span className="grid aspect-8/5 place-items-center bg-surface-alt">
          <img src="/favicon.svg" alt="" width="120" height="120" loading="lazy" />
        </span>
        <p className="mt-3 flex flex-wrap gap-x-6">
          {LOGOS.map(({ href, format }) => (
            <Download key={href} href={href} what={`${m.press_logo()} (${format})`} />
          ))}
        </p>
      </li>
      {plates.map(({ image, name, alt }) => (
        <li key={image}>
          <Picture
            image={image}
            alt={alt}
            sizes="(min-width: 80rem) 20vw, (min-width: 64rem) 30vw, 45vw"
            imgClassName="aspect-8/5 w-full object-cover"
          />
          <p className="mt-3">
            <Download href={image} what={name} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A file under its name; aloud, the link says what it does. */
function Download({ href, what }: { href: string; what: string }) {
  return (
    <a
      href={href}
      download
      aria-label={m.press_download({ what })}
      className="quiet-link inline-flex min-h-9 items-center"
    >
      {what}
    </a>
  );
}
