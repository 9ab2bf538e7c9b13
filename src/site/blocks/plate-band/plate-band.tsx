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
  /** In a wide window the quiet lower left corner of the picture is under the words. Other pictures stand beside them. */
  readonly isUnderWords?: boolean;
  /** The first of its page: under the header, which has its ground. */
  readonly isHero?: boolean;
  readonly children: ReactNode;
}

const HEIGHTS = {
  tall: "lg:min-h-dvh-92",
  short: "lg:min-h-dvh-72",
  restaurant: "plate-band-restaurant",
  /** A form follows on the first screen: on a phone there is no picture. */
  slim: "plate-band-slim",
} as const;

const GROUNDS: Record<DarkInk, string> = { ink: "bg-ink", night: "bg-night", fig: "bg-fig" };

/**
 * A picture and words on a ground of its own dark ink, never on its lines: beside it or in its lower left corner in a
 * wide window, below it in a narrow one.
 */
export function PlateBand(props: PlateBandProps) {
  const { image, alt, credit, height, isUnderWords = false, isHero = false, children } = props;
  const ink = darkInkOf(image);
  return (
    <div
      data-hero={isHero ? ink : undefined}
      className={`plate-band over-image ${GROUNDS[ink]} ${HEIGHTS[height]} ${isHero ? "pt-header" : ""}`}
    >
      <div
        className={`plate-band-picture ${isUnderWords ? "" : "plate-band-beside"} ${isHero ? "lg:top-header" : ""}`}
      >
        <Picture
          image={image}
          alt={alt}
          priority={isHero}
          isCut={!isHero}
          className="block lg:h-full"
          sizes="100vw"
          imgClassName={`aspect-square max-h-[calc(44*var(--svh))] w-full object-cover md:portrait:max-h-[calc(58*var(--svh))] lg:aspect-auto lg:h-full lg:max-h-none ${isUnderWords ? "lg:object-left-bottom" : ""}`}
        />
        <PictureCredit image={image} credit={credit} />
      </div>
      <div className={`plate-band-words ${GROUNDS[ink]}`}>{children}</div>
    </div>
  );
}
