import { createHash } from "node:crypto";
import type { RawHeaders } from "./cached-response.ts";

/** Third-party scripts that a page may run, and origins for its pictures and connections. */
export interface ThirdPartySources {
  readonly scripts: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns a page's Content-Security-Policy. Hashes name its inline texts, so a cached page needs no nonce. */
export function contentSecurityPolicy(inline: InlineTexts, thirdParty: ThirdPartySources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(inline.scripts), ...thirdParty.scripts].join(" "),
    ...looksPolicy(inline.styles, thirdParty),
    `connect-src 'self' ${thirdParty.connectOrigins.join(" ")}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // See bootstrap.ts and trusted-types.ts in src/site/on-intent.
    "require-trusted-types-for 'script'",
    "trusted-types application default",
  ].join("; ");
}

/** Returns the policy of a preview in a frame of this site, without scripts and forms. */
export function framedPagePolicy(styles: readonly string[], thirdParty: ThirdPartySources): string {
  return [
    "default-src 'none'",
    ...looksPolicy(styles, thirdParty),
    "form-action 'none'",
    "frame-ancestors 'self'",
    // An opaque origin would make the page's own files another site's.
    "sandbox allow-same-origin",
  ].join("; ");
}

function looksPolicy(styles: readonly string[], { imageOrigins }: ThirdPartySources) {
  return [
    ["style-src 'self'", ...hashes(styles)].join(" "),
    `img-src 'self' data: ${imageOrigins.join(" ")}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
  ];
}

function hashes(texts: readonly string[]): Set<string> {
  return new Set(
    texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
  );
}

type Header = readonly [name: string, value: string];

/** Two years, as the HSTS preload list recommends; subdomains decide for themselves. */
const STRICT_TRANSPORT = "max-age=63072000";

const NOT_USED = (
  "accelerometer browsing-topics camera display-capture encrypted-media gamepad " +
  "gyroscope hid idle-detection local-fonts magnetometer microphone midi payment " +
  "publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking"
).split(" ");

export function permissionsPolicy(used: readonly string[]): string {
  const others = NOT_USED.filter((feature) => !used.includes(feature));
  return [
    ...used.map((feature) => `${feature}=(self)`),
    ...others.map((feature) => `${feature}=()`),
  ].join(", ");
}

const SECURITY_HEADERS: readonly Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", permissionsPolicy(["geolocation"])],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["X-Frame-Options", "DENY"],
];

/** The product API and page data, which search engines must not list. */
const FOR_PROGRAMS = /^\/api\/|\.data$/;

/**
 * Returns the headers per path. Other sites may show only pictures (feed readers, users of the product API). Behind TLS,
 * HSTS is set.
 */
export function securityHeaders(siteUrl: string): (path: string) => RawHeaders {
  const ofAll: readonly Header[] = siteUrl.startsWith("https:")
    ? [...SECURITY_HEADERS, ["Strict-Transport-Security", STRICT_TRANSPORT]]
    : SECURITY_HEADERS;
  const ofSite = [...ofAll.flat(), "Cross-Origin-Resource-Policy", "same-origin"];
  const ofPictures = [...ofAll.flat(), "Cross-Origin-Resource-Policy", "cross-origin"];
  const ofPrograms = [...ofSite, "X-Robots-Tag", "noindex"];
  return (path) => {
    if (FOR_PROGRAMS.test(path)) return ofPrograms;
    return /^\/(images|media|cards)\//.test(path) ? ofPictures : ofSite;
  };
}
