import type { ReactNode } from "react";
import { PictureMark, Picture } from "#site/ui/picture/picture.tsx";

interface PageHeroProps {
  readonly image: string;
  readonly alt: string;
  /** Who made the picture, where somebody is named. */
  readonly credit?: string | undefined;
  /** Small words over the title. */
  readonly label?: ReactNode;
  readonly title: string;
  /** Under the title: a sentence, a status line, buttons. */
  readonly children?: ReactNode;
  /** How much of the first screen it takes. */
  readonly height?: "full" | "tall" | "short";
}

const HEIGHTS = { full: "min-h-dvh-100", tall: "min-h-dvh-84", short: "min-h-dvh-58" } as const;

/** A dark photograph across the page with the title near its lower edge, under a transparent header. */
export function PageHero({
  image,
  alt,
  credit,
  label,
  title,
  children,
  height = "tall",
}: PageHeroProps) {
  return (
    <div
      data-hero
      className={`over-image relative isolate grid grid-cols-1 items-end ${HEIGHTS[height]}`}
    >
      <Picture
        image={image}
        alt={alt}
        priority
        sizes="100vw"
        className="absolute inset-0 -z-20"
        imgClassName="size-full object-cover"
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="shell pt-[calc(var(--spacing-header)+3rem)] pb-[clamp(2.5rem,7vw,6rem)]">
        {label !== undefined && <p className="label mb-5">{label}</p>}
        <h1 className="max-w-[18ch] text-hero">{title}</h1>
        {children}
      </div>
      <PictureMark image={image} credit={credit} />
    </div>
  );
}
