import type { ComponentPropsWithoutRef } from "react";
import { m } from "#language/paraglide/messages.js";
import { isBroken, showPlaceholder } from "./broken-image.ts";
import { type FocalPoint, parsePictureUrl } from "#language/picture-url.ts";
import {
  type DarkInk,
  darkInkOf,
  imageSources,
  PLACEHOLDER_IMAGE,
  type PictureGround,
} from "./image-sources.ts";

type PictureProps = Omit<
  ComponentPropsWithoutRef<"img">,
  "src" | "srcSet" | "alt" | "width" | "height" | "style" | "children"
> & {
  /** A URL of content or product API; empty shows the placeholder. */
  image: string;
  /** Replaces it in a window taller than wide. */
  portraitImage?: string;
  /** Empty for decoration. */
  alt: string;
  /** The layout width, as in `<img sizes>`. */
  sizes?: string;
  /** Uses the upright sheet in every window, for narrow places. */
  upright?: boolean;
  /** The first screen's largest picture: fetched at once. */
  priority?: boolean;
  /** Whether scrolling cuts the plate's lines (burin.css). */
  isCut?: boolean;
  imgClassName?: string;
};

// The background of a loading or failed picture. Classes, because the CSP forbids style attributes;
// the second colour is the alt text's.
const GROUND_CLASS: Record<PictureGround, string> = {
  night: "bg-[#1b2540] text-paper",
  ink: "bg-[#1d1714] text-paper",
  ember: "bg-[#3a1a10] text-paper",
  wood: "bg-[#4f3726] text-paper",
  leaf: "bg-[#33331f] text-paper",
  sand: "bg-[#c3ab84] text-ink",
  fig: "bg-fig text-paper",
  paper: "bg-paper text-ink",
  bone: "bg-bone text-ink",
};

// Phones have up to four pixels per CSS pixel; they get the narrower file.
const ON_TELEPHONES = "(max-width: 30rem) 160px";
/** Narrower windows would scale the large sheet's lines too far; the value is Tailwind's `lg`. */
const NARROW = "(max-width: 63.99rem)";
const BURIN: Record<DarkInk, string> = {
  ink: "burin text-ink",
  night: "burin text-night",
  fig: "burin text-fig",
};
const NO_COLOUR = "bg-bone text-ink";

/**
 * Renders a picture in the formats and sizes that the browser can use, with a placeholder if
 * broken.
 */
export function Picture({
  image,
  portraitImage,
  alt,
  sizes = "100vw",
  upright = false,
  priority = false,
  isCut = false,
  className,
  imgClassName,
  ...native
}: PictureProps) {
  const sources = imageSources(image || PLACEHOLDER_IMAGE);
  const { small, focus } = sources;
  // Browsers without AVIF get a copy of the same sheet.
  const { src, avif, webp, width, height } =
    small && upright ? { ...small, src: small.webp, webp: undefined } : sources;
  const drawing = avif === undefined && width !== undefined;
  const ground = drawing ? undefined : sources.ground ? GROUND_CLASS[sources.ground] : NO_COLOUR;
  const ownSizes = small && upright ? `${ON_TELEPHONES}, ${sizes}` : sizes;
  return (
    // The key gives another picture new elements, because a broken one was changed in place.
    <picture
      key={image}
      className={
        [isCut && small && BURIN[darkInkOf(image)], className].filter(Boolean).join(" ") ||
        undefined
      }
    >
      {portraitImage && <PortraitSources image={portraitImage} sizes={sizes} />}
      {small && !upright && <SmallSheet sheet={small} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={ownSizes} suppressHydrationWarning />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} suppressHydrationWarning />}
      <img
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        {...(priority ? { fetchPriority: "high" as const } : {})}
        {...native}
        ref={mendBrokenImage}
        onError={(event) => showPlaceholder(event.currentTarget)}
        className={
          [ground, imgClassName, focus && focalClass(focus)].filter(Boolean).join(" ") || undefined
        }
        width={width}
        height={height}
        alt={alt}
        src={src}
        data-fallback={imageSources(PLACEHOLDER_IMAGE).src}
        suppressHydrationWarning
      />
    </picture>
  );
}

function PortraitSources({ image, sizes }: { image: string; sizes: string }) {
  const { src, avif, webp } = imageSources(image);
  const media = "(orientation: portrait)";
  return (
    <>
      <source type="image/avif" {...{ media, sizes }} srcSet={avif} suppressHydrationWarning />
      <source type="image/webp" {...{ media, sizes }} srcSet={webp} suppressHydrationWarning />
      <source media={media} srcSet={src} suppressHydrationWarning />
    </>
  );
}

function SmallSheet({
  sheet,
  sizes,
}: {
  sheet: NonNullable<ReturnType<typeof imageSources>["small"]>;
  sizes: string;
}) {
  const { avif, webp, width, height } = sheet;
  const place = { media: NARROW, width, height };
  return (
    <>
      <source
        type="image/avif"
        {...place}
        srcSet={avif}
        sizes={`${ON_TELEPHONES}, ${sizes}`}
        suppressHydrationWarning
      />
      <source type="image/webp" {...place} srcSet={webp} suppressHydrationWarning />
    </>
  );
}

// Classes, because the CSP forbids style attributes; written out for the style sheet.
const FOCAL_X = ["focal-x0", "focal-x1", "focal-x2", "focal-x3", "focal-x4"];
const FOCAL_Y = ["focal-y0", "focal-y1", "focal-y2", "focal-y3", "focal-y4"];

function focalClass({ x, y }: FocalPoint): string {
  return `focal ${FOCAL_X[x]} ${FOCAL_Y[y]}`;
}

// An image may fail before React loads.
function mendBrokenImage(image: HTMLImageElement | null): void {
  if (image && isBroken(image)) showPlaceholder(image);
}

interface PictureCreditProps {
  readonly image: string;
  readonly credit: string | undefined;
  readonly className?: string;
}

/**
 * An upload's creator, in the lower corner of the nearest positioned element or at `className`;
 * nothing if unknown.
 */
export function PictureCredit(props: PictureCreditProps) {
  const { image, credit, className = "picture-credit" } = props;
  if (credit === undefined) return undefined;
  const isIllustration = parsePictureUrl(image)?.isIllustration ?? false;
  return (
    <span className={className}>
      {isIllustration ? m.picture_illustration_credit({ credit }) : m.picture_credit({ credit })}
    </span>
  );
}
