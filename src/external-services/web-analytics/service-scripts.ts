/** Google's tag; the query names the identifier it counts for. */
export const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";

/** Meta's pixel. */
export const META_PIXEL = "https://connect.facebook.net/en_US/fbevents.js";

/** What the pixel fetches by itself: its settings of an identifier, and its own parts. */
export const META_PIXEL_SETTINGS = "https://connect.facebook.net/signals/config/";
export const META_PIXEL_PARTS = "https://connect.facebook.net/signals/plugins/";

/** Fetches a service's own script; called once the visitor has agreed to that service. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}
