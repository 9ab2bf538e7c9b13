import type { ReactNode } from "react";
import { type DarkInk, darkInkOf } from "#site/ui/picture/image-sources.ts";
import { Picture, PictureCredit } from "#site/ui/picture/picture.tsx";

export interface PlateBandProps {
  readonly image: string;
  readonly alt: string;
  /** Who made the picture, where somebody is named. */
  readonly credit?: string | undefined;
  /** How much of the first screen it takes. */
  readonly height: keyof typeof HEIGHTS;
  /** Cut at its foot and its left alone: what is drawn stands in the upper right. */
  readonly fromTopRight?: boolean;
  /** Beside the words, not under them: for a plate that is not quiet where they stand. */
  readonly isBeside?: boolean;
  /** The first of its page: under the header, which has its ground. */
  readonly isHero?: boolean;
  readonly children: ReactNode;
}

const HEIGHTS = {
  tall: "lg:min-h-dvh-92",
  short: "lg:min-h-dvh-72",
} as const;

/** A plate is quiet in its lower left corner; a low band shows its middle. */
const CROPS = {
  tall: "lg:object-left-bottom",
  short: "",
} as const;

const GROUNDS: Record<DarkInk, string> = { ink: "bg-ink", night: "bg-night", fig: "bg-fig" };

/**
 * A picture across the page and words on a ground of its own dark ink, never on its lines: in its lower
 * left corner in a wide window, below it in a narrow one.
 */
export function PlateBand(props: PlateBandProps) {
  const { image, alt, credit, height, fromTopRight, isBeside, isHero = false, children } = props;
  const ink = darkInkOf(image);
  const quietCorner = fromTopRight ? "lg:object-right-top" : CROPS[height];
  const crop = isBeside ? "" : quietCorner;
  return (
    <div
      data-hero={isHero ? ink : undefined}
      className={`plate-band over-image ${GROUNDS[ink]} ${HEIGHTS[height]} ${isHero ? "pt-header" : ""}`}
    >
      <div
        className={`plate-band-picture ${isBeside ? "plate-band-beside" : ""} ${isHero ? "lg:top-header" : ""}`}
      >
        <Picture
          image={image}
          alt={alt}
          priority={isHero}
          sizes="100vw"
          imgClassName={`aspect-square max-h-[calc(44*var(--svh))] w-full object-cover md:portrait:max-h-[calc(58*var(--svh))] lg:aspect-auto lg:h-full lg:max-h-none ${crop}`}
        />
        <PictureCredit image={image} credit={credit} />
      </div>
      <div className={`plate-band-words ${GROUNDS[ink]}`}>{children}</div>
    </div>
  );
}
