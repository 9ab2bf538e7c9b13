import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon, type IconName } from "#site/ui/icon/icon.tsx";
import { Picture, PictureCredit } from "#site/ui/picture/picture.tsx";
import type { GalleryPicture } from "../restaurant-detail.ts";

interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
}

const LIGHTBOX = "lightbox";

/** The id of the picture in large, which a link names by `data-slide`. */
export const slideId = (index: number) => `picture-${index + 1}`;

/**
 * One picture at a time over the whole window, in a strip that a finger moves. React only writes it:
 * serve-lightbox.ts opens and turns it, before React has come and after.
 */
export function Lightbox({ label, pictures }: LightboxProps) {
  return (
    <dialog id={LIGHTBOX} aria-label={label} className="lightbox on-dark">
      <div className="flex items-center justify-between px-gutter">
        <p aria-live="polite" className="label figures">
          {pictures.map(({ image, alt }, index) => (
            <span key={image} data-counter="" hidden={index > 0}>
              <span>{m.carousel_item({ position: index + 1, count: pictures.length })}</span>
              <span className="sr-only">{`: ${alt}`}</span>
            </span>
          ))}
        </p>
        <button
          type="button"
          command="close"
          commandfor={LIGHTBOX}
          aria-label={m.restaurant_gallery_close()}
          className={CONTROL}
        >
          <Glyph name="close" />
        </button>
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take keys
        tabIndex={0}
        aria-label={label}
        className="lightbox-strip"
      >
        {pictures.map(({ image, alt, credit }, index) => (
          <li key={image} id={slideId(index)} className="lightbox-slide">
            <Picture
              image={image}
              alt={alt}
              className="min-h-0 sm:mx-gutter"
              imgClassName="size-full bg-transparent! bg-contain bg-center bg-no-repeat object-contain"
            />
            <PictureCredit image={image} credit={credit} />
            {/* Screen readers have the picture's alternative text. */}
            <p aria-hidden="true" className="px-gutter text-center font-display text-lead italic">
              {alt}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex min-h-12 items-center justify-center gap-6">
        {pictures.length > 1 && (
          <>
            <Turn step={-1} label={m.restaurant_gallery_previous()}>
              <Glyph name="arrow-left" />
            </Turn>
            <Turn step={1} label={m.restaurant_gallery_next()}>
              <Glyph name="arrow-right" />
            </Turn>
          </>
        )}
      </div>
    </dialog>
  );
}

const CONTROL = "grid size-12 place-items-center hover:bg-paper/10";

function Turn(props: { step: 1 | -1; label: string; children: ReactNode }) {
  return (
    <button type="button" data-step={props.step} aria-label={props.label} className={CONTROL}>
      {props.children}
    </button>
  );
}

const Glyph = ({ name }: { name: IconName }) => <Icon name={name} className="size-6" />;
