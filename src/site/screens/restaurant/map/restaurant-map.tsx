import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { m } from "#language/paraglide/messages.js";
import { CityView } from "../city-view.tsx";
import type { RestaurantDetail } from "../restaurant-detail.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import { mapUrl } from "../restaurant-links.ts";

interface RestaurantMapProps {
  readonly restaurant: RestaurantDetail;
  readonly at: { readonly lat: number; readonly lng: number };
}

/**
 * The restaurant on the map. The map's own script is fetched when this comes near the viewport; until
 * then, without script, and when it fails (rule 3.7: only logged) the city's drawing stands here.
 */
export function RestaurantMap({ restaurant, at }: RestaurantMapProps) {
  const part = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [popup, setPopup] = useState<HTMLElement>();
  const title = restaurant.name || m.restaurant_no_name();
  const { lat, lng } = at;

  useEffect(() => {
    if (part.current === null) return undefined;
    let isGone = false;
    let removeMap: () => void = () => undefined;

    async function load() {
      try {
        const { showMap } = await import("./leaflet-map.ts");
        if (isGone || ground.current === null) return;
        const shown = showMap(ground.current, { lat, lng, title, onFailure: fail });
        removeMap = shown.remove;
        setPopup(shown.popup);
      } catch (reason) {
        fail(reason);
      }
    }
    function fail(reason: unknown) {
      console.warn("Map failed to load", reason);
      removeMap();
      removeMap = () => undefined;
      setPopup(undefined);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: "400px" },
    );
    observer.observe(part.current);
    return () => {
      isGone = true;
      observer.disconnect();
      removeMap();
    };
  }, [lat, lng, title]);

  return (
    <div ref={part} data-hydrate-soon="" className="relative isolate grid min-h-[24rem]">
      <CityView restaurant={restaurant} />
      <div
        ref={ground}
        hidden={popup === undefined}
        role="region"
        aria-label={m.restaurant_map({ name: title })}
        className="absolute inset-0"
      />
      {popup !== undefined && createPortal(<MapPopup restaurant={restaurant} />, popup)}
    </div>
  );
}

/** What the marker says (rule 3.7): name, address and a way to the map of one's choice. */
function MapPopup({ restaurant }: { restaurant: RestaurantDetail }) {
  return (
    <>
      <strong>{restaurant.name || m.restaurant_no_name()}</strong>
      <span>
        <PostalAddress address={restaurant.address} />
      </span>
      <OpeningSentence times={restaurant.opening} />
      <ExternalLink
        href={mapUrl(restaurant)}
        data-event="directions_click"
        data-restaurant={restaurant.slug}
        className="quiet-link"
      >
        {m.restaurant_map_open()}
      </ExternalLink>
    </>
  );
}
