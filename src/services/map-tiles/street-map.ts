import { map, type MapOptions, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { HIGHEST_ZOOM, LOWEST_ZOOM } from "./tile-area.ts";

/**
 * Creates a map in `element`, which must be in the page, and a layer of `tiles`, which the caller
 * adds.
 */
export function streetMap(element: HTMLElement, tiles: string, options: MapOptions) {
  const isMoving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const drawn = map(element, {
    // Leaflet writes its controls as HTML text, which the desk's policy forbids.
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    ...options,
  });
  return { drawn, layer: tileLayer(tiles, { minZoom: LOWEST_ZOOM, maxZoom: HIGHEST_ZOOM }) };
}
