import { ALL_SKYLINES } from "../../blocks/skyline/skyline.ts";
import { Picture } from "../../ui/picture/picture.tsx";

/** The six cities' horizons joined as one line; only the middle of it fits a phone. */
export function SkylineRow() {
  return (
    <div aria-hidden="true" className="overflow-hidden border-b border-line pt-10">
      <div className="ms-[50%] flex w-[max(100%,72rem)] -translate-x-1/2">
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
