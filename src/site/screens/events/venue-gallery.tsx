import { useId, useEffect, useRef, useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { VenuePicture } from "./event-venue.ts";
import { useGlide } from "#site/blocks/card-carousel/use-carousel.ts";
import { indexInView, wrapIndex } from "#site/blocks/card-carousel/carousel-position.ts";

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
  const { stripRef, shown, chosen, measure, show, turn, rest } = useGallery(count);
  const id = useId();
  return (
    <div>
      <ul
        ref={stripRef}
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
                data-replay=""
                aria-controls={id}
                aria-label={pictureOf(index, count, name)}
                aria-current={index === shown ? "true" : undefined}
                onClick={() => show(index)}
                className="gallery-dot"
              />
            ))}
          </div>
          <div className="-me-3 flex">
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                data-replay=""
                aria-controls={id}
                aria-label={
                  by === 1 ? m.events_gallery_next({ name }) : m.events_gallery_previous({ name })
                }
                onClick={() => turn(by)}
                className="grid size-11 place-items-center text-muted hover:text-text"
              >
                <Icon name={by === 1 ? "chevron-right" : "chevron-left"} />
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {chosen !== undefined &&
          `${pictureOf(chosen, count, name)}. ${pictures[chosen]?.alt ?? ""}`}
      </p>
    </div>
  );
}

function pictureOf(index: number, count: number, name: string): string {
  return m.events_gallery_picture({ position: String(index + 1), count: String(count), name });
}

/** Which picture of a scroll-snap strip is shown; `chosen` is the one a button last asked for. */
function useGallery(count: number) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const glide = useGlide();

  function measure() {
    const strip = stripRef.current;
    if (strip !== null) setShown(indexInView(strip.scrollLeft, strip.clientWidth, count));
  }

  // What was turned before React came.
  useEffect(measure, [count]);

  function show(index: number) {
    const strip = stripRef.current;
    if (strip === null) return;
    const target = wrapIndex(index, count);
    glide.begin(target);
    strip.scrollTo({ left: target * strip.clientWidth });
    setChosen(target);
  }

  function turn(by: 1 | -1) {
    const strip = stripRef.current;
    if (strip === null) return;
    show((glide.target() ?? indexInView(strip.scrollLeft, strip.clientWidth, count)) + by);
  }

  return { stripRef, shown, chosen, measure, show, turn, rest: glide.end };
}
