import { cityName } from "#site/ui/city-name.ts";
import { countryName } from "#language/countries.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Picture } from "#site/ui/picture/picture.tsx";
import { skylineOf } from "#site/blocks/skyline/skyline.ts";
import type { RestaurantDetail } from "./restaurant-detail.ts";

/** The city's name over its horizon: where no map can be, and until one has come. */
export function CityView({ restaurant }: { restaurant: RestaurantDetail }) {
  const language = useLanguage();
  const skyline = skylineOf(restaurant.citySlug);
  return (
    <div
      aria-hidden="true"
      className="flex min-h-[24rem] flex-col justify-between overflow-hidden bg-surface-alt"
    >
      <p className="px-gutter pt-12">
        <span className="label text-muted">{countryName(restaurant.country, language)}</span>
        <span className="mt-2 block font-display text-hero leading-none">
          {cityName(restaurant.city)}
        </span>
      </p>
      {skyline !== undefined && (
        <Picture
          image={skyline}
          alt=""
          className="block w-[max(100%,40rem)] self-center"
          imgClassName="skyline w-full"
        />
      )}
    </div>
  );
}
