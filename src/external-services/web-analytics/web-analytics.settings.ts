import {
  GOOGLE_TAG,
  META_PIXEL,
  META_PIXEL_PARTS,
  META_PIXEL_SETTINGS,
} from "./service-scripts.ts";

/** The two services: an identifier each, or off. */
export interface WebAnalyticsSettings {
  /** Google Analytics 4: "G-…". */
  readonly googleId: string | undefined;
  /** Meta's pixel: digits alone. */
  readonly pixelId: string | undefined;
}

const GOOGLE_ID = /^G-[A-Z0-9]{4,20}$/;
const PIXEL_ID = /^\d{6,20}$/;

/**
 * What the site settings say of the services. One that is enabled with an identifier that cannot be
 * right is off, and `onInvalid` gets the setting's name: a wrong tag would count for somebody else.
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
 * What a page must be allowed to run, to load from and to talk to; nothing for a service that is
 * off. Scripts are named by their URL: others of the same hosts are anybody's to write.
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
