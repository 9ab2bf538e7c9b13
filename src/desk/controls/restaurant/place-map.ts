import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { streetMap } from "#services/map-tiles/street-map.ts";
import { divIcon, type LatLng, marker } from "leaflet";

const TILES = "/api/desk/tiles/{z}/{x}/{y}.png";
/** About ten centimetres. */
const DECIMALS = 6;

export type Place = RestaurantContent["coordinates"];

interface MapOptions {
  readonly centre: Place;
  readonly zoom: number;
  /** Called with degrees when the user sets or moves the pin. */
  readonly onPick: (place: Place) => void;
  /** Called when a tile cannot be loaded. */
  readonly onFailure: () => void;
}

export type PlaceMap = ReturnType<typeof showPlaceMap>;

/**
 * Draws the map into `element`, which must be attached. A click sets the pin, which can be dragged.
 */
export function showPlaceMap(
  element: HTMLElement,
  { centre, zoom, onPick, onFailure }: MapOptions,
) {
  const { drawn, layer } = streetMap(element, TILES, { center: centre, zoom });
  layer.on("tileerror", onFailure).addTo(drawn);
  const icon = divIcon({
    className: "place-pin",
    // The page's policy forbids HTML text.
    html: document.createElement("span"),
    iconSize: [36, 46],
    iconAnchor: [18, 46],
  });
  const pin = marker(centre, { icon, draggable: true, keyboard: false });
  const pick = (at: LatLng) => {
    const { lat, lng } = at.wrap();
    onPick({ lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) });
  };
  pin.on("dragend", () => pick(pin.getLatLng()));
  drawn.on("click", ({ latlng }) => pick(latlng));
  return {
    setPin(place: Place | undefined): void {
      if (place === undefined) pin.remove();
      else pin.setLatLng(place).addTo(drawn);
    },
    pickCentre: () => pick(drawn.getCenter()),
    zoomBy: (levels: number) => void drawn.setZoom(drawn.getZoom() + levels),
    remove: () => void drawn.remove(),
  };
}
