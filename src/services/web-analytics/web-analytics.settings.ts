import {
  GOOGLE_TAG,
  META_PIXEL,
  META_PIXEL_PARTS,
  META_PIXEL_SETTINGS,
} from "./service-scripts.ts";

export interface WebAnalyticsSettings {
  /** Google Analytics 4: "G-…". */
  readonly googleId: string | undefined;
  /** Meta's pixel: digits only. */
  readonly pixelId: string | undefined;
}

const GOOGLE_ID = /^G-[A-Z0-9]{4,20}$/;
const PIXEL_ID = /^\d{6,20}$/;

/**
 * Reads the site settings. A service with an invalid identifier is off and reported: a wrong tag
 * would count for others.
 */
export function webAnalyticsSettings(
  analytics: {
    readonly googleAnalyticsId: string;
    readonly googleAnalyticsEnabled: boolean;
    readonly facebookPixelId: string;
    readonly facebookPixelEnabled: boolean;
  },
  onInvalid: (setting: string) => void,
): WebAnalyticsSettings {
  const rightOne = (isEnabled: boolean, id: string, shape: RegExp, setting: string) => {
    if (!isEnabled) return undefined;
    if (shape.test(id)) return id;
    onInvalid(setting);
    return undefined;
  };
  const { googleAnalyticsEnabled, googleAnalyticsId } = analytics;
  const { facebookPixelEnabled, facebookPixelId } = analytics;
  return {
    googleId: rightOne(googleAnalyticsEnabled, googleAnalyticsId, GOOGLE_ID, "googleAnalyticsId"),
    pixelId: rightOne(facebookPixelEnabled, facebookPixelId, PIXEL_ID, "facebookPixelId"),
  };
}

/**
 * Returns a page's policy sources for the enabled services. Scripts are listed by URL, because
 * others share the hosts.
 */
export function webAnalyticsSources({ googleId, pixelId }: WebAnalyticsSettings) {
  const google = googleId !== undefined;
  const pixel = pixelId !== undefined;
  return {
    scripts: [
      ...(google ? [GOOGLE_TAG] : []),
      ...(pixel ? [META_PIXEL, `${META_PIXEL_SETTINGS}${pixelId}`, META_PIXEL_PARTS] : []),
    ],
    images: [
      ...(google ? ["https://*.google-analytics.com", "https://*.googletagmanager.com"] : []),
      ...(pixel ? ["https://www.facebook.com"] : []),
    ],
    connections: [
      ...(google
        ? [
            "https://*.google-analytics.com",
            "https://*.analytics.google.com",
            "https://*.googletagmanager.com",
          ]
        : []),
      ...(pixel ? ["https://www.facebook.com", "https://connect.facebook.net"] : []),
    ],
  };
}
