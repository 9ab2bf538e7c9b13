import {
  GOOGLE_TAG,
  META_PIXEL,
  META_PIXEL_PARTS,
  META_PIXEL_SETTINGS,
} from "#services/web-analytics/service-scripts.ts";

type Rules = Readonly<Record<string, (text: string) => string | null>>;

/** The browser's Trusted Types, if any; values from a policy are accepted in place of text. */
export interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy<R extends Rules>(name: string, rules: R): R;
  };
}

/** Tags of articles and the map, which run nothing; React creates script elements by the last. */
const HARMLESS_TAG =
  /<\/?(a|blockquote|br|circle|code|em|h[2-6]|hr|img|li|ol|p|path|pre|span|strong|svg|ul)( (alt|aria-hidden|class|c[xy]|d|loading|r|rel|start|target|title|viewBox)="[^"<>]*"| (href|src)="(https?:|mailto:|tel:|(?![^"/?#]*:|[^"/?]*&#))[^"<>]*")* ?\/?>|<script><\/script>/gi;

const OWN_SCRIPT = /^\/assets\/[\w.-]+\.js$/;
const SERVICES = [`${GOOGLE_TAG}?`, META_PIXEL, META_PIXEL_SETTINGS, META_PIXEL_PARTS];

/**
 * Defines the only policies by which text becomes HTML or a script URL; no text becomes a script.
 * The first script that needs them calls this; before, everything is blocked.
 */
export function provideTrustedTypes(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (html.replace(HARMLESS_TAG, "").includes("<") ? null : html),
    createScriptURL: (url) =>
      OWN_SCRIPT.test(url) || SERVICES.some((allowed) => url.startsWith(allowed)) ? url : null,
  });
}
