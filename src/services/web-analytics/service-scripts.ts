export const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";

export const META_PIXEL = "https://connect.facebook.net/en_US/fbevents.js";

/** Scripts that the pixel itself loads: an identifier's settings and plugins. */
export const META_PIXEL_SETTINGS = "https://connect.facebook.net/signals/config/";
export const META_PIXEL_PARTS = "https://connect.facebook.net/signals/plugins/";

/** Loads a service's script, after consent. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}
