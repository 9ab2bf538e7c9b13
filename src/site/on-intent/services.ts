import { startGoogleTag } from "#services/web-analytics/google-tag.ts";
import { startMetaPixel } from "#services/web-analytics/meta-pixel.ts";
import { provideTrustedTypes } from "./trusted-types.ts";

// consent.ts loads this only after consent.

export const STARTS = { statistics: startGoogleTag, marketing: startMetaPixel };

// This may run before React.
provideTrustedTypes();
