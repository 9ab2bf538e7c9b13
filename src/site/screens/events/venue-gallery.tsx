import { useId } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { VenuePicture } from "./event-venue.ts";
import { useCarousel } from "#site/blocks/card-carousel/use-carousel.ts";
import { wrapIndex } from "#site/blocks/card-carousel/carousel-position.ts";

interface VenueGalleryProps {
  readonly name: string;
  readonly pictures: readonly VenuePicture[];
}

/**
 * A venue's pictures: a strip that scrolls by itself, with arrows that go round and a dot for
 * each picture (rule 3.10).
 */
export function VenueGallery({ name, pictures }: VenueGalleryProps) {
  const count = pictures.length;
  const { listRef, position, moved, measure, move, rest } = useCarousel(count);
  const id = useId();
  const show = (toIndex: (shown: number) => number) =>
    move(({ first }) => {
      const index = wrapIndex(toIndex(first), count);
      return { first: index, last: index, count };
    });
  return (
    <div>
      <ul
        ref={listRef}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take keys
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={m.events_gallery({ name })}
        onScroll={measure}
        onScrollEnd={rest}
        className="gallery-strip"
      >
        {pictures.map(({ image, alt }) => (
          <li key={image} className="relative w-full shrink-0 snap-center">
            <Picture
              image={image}
              alt={alt}
              upright
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
              imgClassName="aspect-square w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="flex flex-wrap items-center justify-between noscript:hidden">
          <div className="-ms-2 flex">
            {pictures.map(({ image }, index) => (
              <button
                key={image}
                type="button"
                data-replay={index}
                aria-controls={id}
                aria-label={pictureOf(index, count, name)}
                aria-current={index === position.first ? "true" : undefined}
                onClick={() => show(() => index)}
                className="gallery-dot"
              />
            ))}
          </div>
          <div className="-me-3 flex">
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                data-replay={by === 1 ? "+1" : "-1"}
                aria-controls={id}
                aria-label={
                  by === 1 ? m.events_gallery_next({ name }) : m.events_gallery_previous({ name })
                }
                onClick={() => show((shown) => shown + by)}
                className="grid size-11 place-items-center text-muted hover:text-text"
              >
                <Icon name={by === 1 ? "chevron-right" : "chevron-left"} />
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {moved !== undefined &&
          `${pictureOf(moved.first, count, name)}. ${pictures[moved.first]?.alt ?? ""}`}
      </p>
    </div>
  );
}

function pictureOf(index: number, count: number, name: string): string {
  return m.events_gallery_picture({ position: String(index + 1), count: String(count), name });
}
