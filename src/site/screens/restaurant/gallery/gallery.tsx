import { m } from "#language/paraglide/messages.js";
import { Picture, PictureCredit } from "#site/ui/picture/picture.tsx";
import type { RestaurantDetail } from "../restaurant-detail.ts";
import { Lightbox, slideId } from "./lightbox.tsx";

/** The restaurant in pictures; each one leads to itself in large, in a lightbox where script runs. */
export function Gallery({ restaurant }: { restaurant: RestaurantDetail }) {
  const name = restaurant.name || m.restaurant_no_name();
  const pictures = restaurant.gallery.map(({ alt, ...picture }, index) => ({
    ...picture,
    alt: alt || m.restaurant_gallery_image({ name, position: index + 1 }),
  }));
  if (pictures.length === 0) return null;
  const shapes = mosaicShapes(pictures.length);

  return (
    <section aria-labelledby="gallery" className="overflow-x-clip pb-section print:hidden">
      <h2 id="gallery" className="sr-only">
        {m.restaurant_gallery()}
      </h2>
      <div className="shell">
        <ul className="mosaic bleed-start">
          {pictures.map(({ image, alt, credit }, index) => (
            <li
              key={image}
              data-shape={shapes[index]?.shape}
              data-mirrored={shapes[index]?.mirrored || undefined}
              className="reveal"
            >
              <a
                href={image}
                data-slide={slideId(index)}
                className="group relative block size-full overflow-clip"
              >
                <Picture
                  image={image}
                  alt={alt}
                  isCut
                  className="block size-full"
                  sizes="(min-width: 64rem) 58vw, 92vw"
                  imgClassName="size-full object-cover transition-transform duration-700 ease-out motion-safe:group-hover:scale-[1.02]"
                />
                <PictureCredit image={image} credit={credit} />
                <span className="sr-only">{` (${m.restaurant_gallery_enlarge()})`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Lightbox label={`${m.restaurant_gallery()}: ${name}`} pictures={pictures} />
    </section>
  );
}

/** The place of a picture in the mosaic; the shapes themselves are the stylesheet's. */
type TileShape = "lead" | "upper" | "lower" | "wide" | "narrow" | "band";

/**
 * An uneven mosaic for any number of pictures: groups of one large and two small ones that change
 * sides, and at the end a pair or a band, so that no row stays half empty.
 */
function mosaicShapes(count: number): { shape: TileShape; mirrored: boolean }[] {
  const shapes: { shape: TileShape; mirrored: boolean }[] = [];
  while (shapes.length < count) {
    const mirrored = shapes.length % 6 === 3;
    const group = GROUPS[Math.min(count - shapes.length, 3) - 1] ?? [];
    shapes.push(...group.map((shape) => ({ shape, mirrored })));
  }
  return shapes;
}

const GROUPS: readonly (readonly TileShape[])[] = [
  ["band"],
  ["wide", "narrow"],
  ["lead", "upper", "lower"],
];
