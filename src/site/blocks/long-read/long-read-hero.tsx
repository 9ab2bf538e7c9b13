import type { ReactNode } from "react";
import { PictureMark, Picture } from "#site/ui/picture/picture.tsx";

interface LongReadHeroProps {
  readonly image: string;
  readonly alt: string;
  /** Small words over the title. */
  readonly label: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** The dark the picture sinks into: `night` for one that is drawn on navy. */
  readonly ground?: keyof typeof GROUNDS;
}

const GROUNDS = {
  ink: {
    band: "",
    frame: "inset-x-0 top-0 h-[calc(62*var(--svh))] lg:start-[28%] lg:h-full",
    picture: "size-full object-cover",
    shade:
      "from-ink via-ink/35 to-ink/45 lg:bg-linear-to-r lg:from-ink lg:via-ink/25 lg:via-45% lg:to-transparent",
    foot: "from-ink/70",
    head: "from-ink/60",
  },
  // A drawing is shown whole, on its own ground colour, and only its crown leaves the page.
  night: {
    band: "bg-night",
    frame:
      "-start-[22%] top-10 w-[144%] md:start-[10%] md:w-[96%] lg:start-auto lg:-end-[7%] lg:top-auto lg:bottom-0 lg:w-[min(82vw,122*var(--svh))]",
    picture: "h-auto w-full",
    shade:
      "from-night from-12% via-transparent via-45% to-transparent lg:bg-linear-to-r lg:from-0% lg:via-20%",
    foot: "from-night/0",
    head: "from-night/60",
  },
} as const;

/** A picture that leaves the page to the right, and the title hung over its dark edge. */
export function LongReadHero(props: LongReadHeroProps) {
  const { image, alt, label, title, lead, ground = "ink" } = props;
  const { band, frame, picture, shade, foot, head } = GROUNDS[ground];
  return (
    <header data-hero className={`on-dark relative isolate overflow-hidden ${band}`}>
      <div className={`absolute -z-10 ${frame}`}>
        <Picture
          image={image}
          alt={alt}
          priority
          sizes="(min-width: 64rem) 72vw, 100vw"
          imgClassName={picture}
        />
        <div className={`absolute inset-0 bg-linear-to-t ${shade}`} />
        <div
          className={`absolute inset-0 hidden bg-linear-to-t to-transparent to-50% lg:block ${foot}`}
        />
        <div className={`absolute inset-x-0 top-0 h-40 bg-linear-to-b to-transparent ${head}`} />
      </div>
      <div className="shell grid content-end pt-[calc(46*var(--svh))] pb-[clamp(3.5rem,7vw,7rem)] lg:min-h-svh-94 lg:grid-cols-12 lg:gap-x-10 lg:pt-header">
        <p className="label lg:col-span-12">{label}</p>
        <h1 className="mt-5 text-hero lg:col-span-8">{title}</h1>
        <hr className="gold-rule mt-8 lg:col-span-12" />
        <p className="mt-8 max-w-[34ch] text-lead text-balance lg:col-span-5">{lead}</p>
      </div>
      <PictureMark image={image} />
    </header>
  );
}
