import { ALL_SKYLINES } from "#site/blocks/skyline/skyline.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

/** The six cities' horizons joined as one line; only the middle of it fits a phone. */
export function SkylineRow() {
  return (
    <div
      aria-hidden="true"
      className="flex justify-center overflow-hidden border-b border-line pt-10"
    >
      <div className="flex w-[max(100%,72rem)] shrink-0">
        {ALL_SKYLINES.map((image) => (
          <Picture
            key={image}
            image={image}
            alt=""
            className="w-1/6"
            imgClassName="w-full opacity-70"
          />
        ))}
      </div>
    </div>
  );
}
