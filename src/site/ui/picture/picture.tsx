import type { ComponentPropsWithoutRef } from "react";
import { m } from "#language/paraglide/messages.js";
import { isBroken, showPlaceholder } from "./broken-image.ts";
import type { FocalPoint } from "#language/picture-url.ts";
import type { PlaceholderColour } from "#language/placeholder-colour.ts";
import { imageSources, PLACEHOLDER_IMAGE, isIllustration } from "./image-sources.ts";

type PictureProps = Omit<
  ComponentPropsWithoutRef<"img">,
  "src" | "srcSet" | "alt" | "width" | "height" | "style" | "children"
> & {
  /** A URL as content and the product API give it; empty shows the placeholder. */
  image: string;
  /** A picture of this site that takes its place in a window taller than wide. */
  portraitImage?: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide the picture is laid out, as in `<img sizes>`. */
  sizes?: string;
  /** The largest picture of the first screen: fetched at once and before others. */
  priority?: boolean;
  imgClassName?: string;
};

// The ground under a picture that is on its way, or that never comes where no script runs. Classes,
// because the Content-Security-Policy forbids style attributes; the second colour is the alt text's.
const COLOUR_CLASS: Record<PlaceholderColour, string> = {
  night: "bg-[#1b2540] text-paper",
  ink: "bg-[#1d1714] text-paper",
  ember: "bg-[#3a1a10] text-paper",
  wood: "bg-[#4f3726] text-paper",
  leaf: "bg-[#33331f] text-paper",
  sand: "bg-[#c3ab84] text-ink",
};
const NO_COLOUR = "bg-bone text-ink";

/** A picture in the formats and sizes the browser can use, and never a broken one. */
export function Picture({
  image,
  portraitImage,
  alt,
  sizes = "100vw",
  priority = false,
  className,
  imgClassName,
  ...native
}: PictureProps) {
  const { src, avif, webp, width, height, placeholderColour, focus } = imageSources(
    image || PLACEHOLDER_IMAGE,
  );
  const drawing = avif === undefined && width !== undefined;
  const ground = drawing
    ? undefined
    : placeholderColour
      ? COLOUR_CLASS[placeholderColour]
      : NO_COLOUR;
  return (
    // The key: a broken picture was changed in place, so another picture needs its own elements.
    <picture key={image} className={className}>
      {portraitImage && <PortraitSources image={portraitImage} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} suppressHydrationWarning />}
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

// Classes for the same reason as the colours; written out, so that the style sheet has them.
const FOCAL_X = ["focal-x0", "focal-x1", "focal-x2", "focal-x3", "focal-x4"];
const FOCAL_Y = ["focal-y0", "focal-y1", "focal-y2", "focal-y3", "focal-y4"];

function focalClass({ x, y }: FocalPoint): string {
  return `focal ${FOCAL_X[x]} ${FOCAL_Y[y]}`;
}

// An image can have failed before React loaded, when nothing listened for its error event.
function mendBrokenImage(image: HTMLImageElement | null): void {
  if (image && isBroken(image)) showPlaceholder(image);
}

interface PictureMarkProps {
  readonly image: string;
  /** Who made it, where somebody is named. */
  readonly credit?: string | undefined;
}

/**
 * Says of a rendered picture that it is not a photograph of the place, and of any who made it; nothing
 * where there is nothing to say. Stands in the lower corner of the nearest positioned element around the
 * picture.
 */
export function PictureMark({ image, credit }: PictureMarkProps) {
  const words = isIllustration(image) ? m.picture_illustration() : undefined;
  if (credit === undefined) return words && <span className="illustration-mark">{words}</span>;
  return (
    <span className="illustration-mark">
      {words === undefined ? m.picture_credit({ credit }) : `${words}: ${credit}`}
    </span>
  );
}
