import { startGoogleTag } from "#external-services/web-analytics/google-tag.ts";
import { startMetaPixel } from "#external-services/web-analytics/meta-pixel.ts";
import { provideTrustedTypes } from "./trusted-types.ts";

// Loaded by consent.ts, only once a visitor has agreed.

/** Starts the service of a purpose, with its identifier. */
export const STARTS = { statistics: startGoogleTag, marketing: startMetaPixel };

// This may come before React.
provideTrustedTypes();
