import { control, divIcon, marker } from "leaflet";
import { streetMap } from "#services/map-tiles/street-map.ts";
import "./map.css";
import { m } from "#language/paraglide/messages.js";

// Rule 3.7.
const DEFAULT_ZOOM = 15;
const TILES = "/tiles/{z}/{x}/{y}.png";

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

const PIN =
  '<svg viewBox="0 0 36 46" aria-hidden="true"><path d="M18 45S1.5 28.5 1.5 17.5a16.5 ' +
  '16.5 0 0 1 33 0C34.5 28.5 18 45 18 45z"/><circle cx="18" cy="17.5" r="6"/></svg>';

/**
 * Draws the map into `element`, which must be in the page. The popup's content is the caller's:
 * it goes into the returned element. `onFailure` is called when not a single tile could be had.
 */
export function showMap(
  element: HTMLElement,
  options: {
    readonly lat: number;
    readonly lng: number;
    readonly title: string;
    readonly onFailure: (reason: unknown) => void;
  },
): { readonly popup: HTMLElement; readonly remove: () => void } {
  const { lat, lng, title, onFailure } = options;
  // Leaflet measures the element.
  element.hidden = false;
  const { drawn, layer } = streetMap(element, TILES, {
    center: [lat, lng],
    zoom: DEFAULT_ZOOM,
    // Until the visitor turns to the map, wheel and finger scroll the page.
    scrollWheelZoom: false,
    dragging: matchMedia("(pointer: fine)").matches,
  });
  drawn.on("focus", () => {
    drawn.scrollWheelZoom.enable();
    drawn.dragging.enable();
  });
  drawn.on("blur", () => drawn.scrollWheelZoom.disable());
  control.attribution({ prefix: false }).addAttribution(ATTRIBUTION).addTo(drawn);
  control
    .zoom({
      position: "bottomleft",
      zoomInTitle: m.restaurant_map_zoom_in(),
      zoomOutTitle: m.restaurant_map_zoom_out(),
    })
    .addTo(drawn);

  let hasTile = false;
  layer.on("tileload", () => (hasTile = true));
  layer.on("load", () => {
    // Leaflet is still at work on its last tile, and `onFailure` may remove the map.
    queueMicrotask(() => {
      if (!hasTile) onFailure("no tile could be loaded");
    });
  });
  layer.addTo(drawn);

  const popup = document.createElement("div");
  popup.className = "map-popup";
  const icon = divIcon({
    className: "map-pin",
    html: PIN,
    iconSize: [36, 46],
    iconAnchor: [18, 46],
    popupAnchor: [0, -42],
  });
  const pin = marker([lat, lng], { icon, title }).addTo(drawn).bindPopup(popup, { minWidth: 220 });
  // Leaflet itself hears Escape only while the focus is on the map's ground.
  element.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !pin.isPopupOpen()) return;
    pin.closePopup();
    pin.getElement()?.focus();
  });
  drawn.on("popupopen", () => {
    const close = element.querySelector(".leaflet-popup-close-button");
    close?.setAttribute("aria-label", m.restaurant_map_close());
  });
  return { popup, remove: () => drawn.remove() };
}
