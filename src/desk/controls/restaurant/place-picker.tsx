import { useEffect, useRef, useState } from "react";
import { countryFacts } from "#language/countries.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import type { Place, PlaceMap } from "./place-map.ts";
import "./place-picker.css";
import { useLatest } from "#desk/ui/use-latest.ts";

const STREETS_ZOOM = 16;
const COUNTRY_ZOOM = 4;
/** The map zooms out until it shows both continents. */
const ATLANTIC: Place = { lat: 20, lng: -30 };
const WORLD_ZOOM = 3;

function viewOf(country: string) {
  const facts = countryFacts(country);
  return facts
    ? { centre: facts.centre, zoom: COUNTRY_ZOOM }
    : { centre: ATLANTIC, zoom: WORLD_ZOOM };
}

interface Props {
  readonly place: Place | undefined;
  readonly country: string;
  readonly onPick: (place: Place) => void;
}

/** A map to set a restaurant's place by click, drag, or arrow keys and a button. */
export function PlacePicker({ place, country, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4 grid gap-3">
      <div className="form-buttons">
        <Button onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? m.place_close() : m.place_open()}
        </Button>
      </div>
      {isOpen && <PickingMap place={place} country={country} onPick={onPick} />}
    </div>
  );
}

function PickingMap({ place, country, onPick }: Props) {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PlaceMap>();
  const [hasFailed, setHasFailed] = useState(false);
  // The map outlives its first props.
  const current = useLatest({ place, country, onPick });

  useEffect(() => {
    let isGone = false;
    let shown: PlaceMap | undefined;
    const fail = () => setHasFailed(true);
    async function load() {
      allowLeafletMarkup();
      const { showPlaceMap } = await import("./place-map.ts");
      if (isGone || ground.current === null) return;
      const { place: at, country: where } = current.current;
      shown = showPlaceMap(ground.current, {
        ...(at ? { centre: at, zoom: STREETS_ZOOM } : viewOf(where)),
        onPick: (picked) => current.current.onPick(picked),
        onFailure: fail,
      });
      setMap(shown);
    }
    load().catch(fail);
    return () => {
      isGone = true;
      shown?.remove();
    };
  }, [current]);

  const { lat, lng } = place ?? {};
  useEffect(() => {
    map?.setPin(lat === undefined || lng === undefined ? undefined : { lat, lng });
  }, [map, lat, lng]);

  return (
    <>
      <p className="field-hint">{m.place_hint()}</p>
      <div className="place-map" role="region" aria-label={m.place_map()}>
        <div ref={ground} />
      </div>
      <p className="field-hint">
        <a
          className="text-link"
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
        >
          © OpenStreetMap
        </a>
      </p>
      <div role="status">{hasFailed && <p>{m.place_failed()}</p>}</div>
      <div className="form-buttons">
        <Button onClick={() => map?.zoomBy(1)}>{m.place_nearer()}</Button>
        <Button onClick={() => map?.zoomBy(-1)}>{m.place_farther()}</Button>
        <Button onClick={() => map?.pickCentre()}>{m.place_centre()}</Button>
      </div>
    </>
  );
}

/** Leaflet's test for SVG support, written as text. */
const PROBE = "<svg/>";

interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): void;
  };
}

/** Trusted Types block all HTML text; allows this one. */
function allowLeafletMarkup(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", { createHTML: (html) => (html === PROBE ? html : null) });
}
