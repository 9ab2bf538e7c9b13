import { createHash } from "node:crypto";
import type { RawHeaders } from "./cached-response.ts";

/** The only third-party scripts that a page may run, and the origins it may load pictures from and talk to. */
export interface ThirdPartySources {
  readonly scripts: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

/** The texts of a page's own script and style elements. */
interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of a page with these inline scripts and styles: each is named by the
 * SHA-256 of its text, so a cached page needs no nonce and nothing else may run or change its looks.
 */
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
    // The rules are in bootstrap.ts and trusted-types.ts of src/site/bootstrap.
    "require-trusted-types-for 'script'",
    "trusted-types application default",
  ].join("; ");
}

/** The same for a page that is only looked at, in a frame of this site: it runs no script and sends nothing. */
export function framedPagePolicy(styles: readonly string[], thirdParty: ThirdPartySources): string {
  return [
    "default-src 'none'",
    ...looksPolicy(styles, thirdParty),
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Of this origin, or its own files would be refused as another site's.
    "sandbox allow-same-origin",
  ].join("; ");
}

/** What both allow: what a page is seen with. */
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

/** Two years, as lists of sites that insist on encryption ask for; other hosts decide for themselves. */
const STRICT_TRANSPORT = "max-age=63072000";

const NOT_USED = (
  "accelerometer browsing-topics camera display-capture encrypted-media gamepad " +
  "gyroscope hid idle-detection local-fonts magnetometer microphone midi payment " +
  "publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking"
).split(" ");

/** The Permissions-Policy of pages that use these features themselves and none of the others that we know. */
export function permissionsPolicy(used: readonly string[]): string {
  const others = NOT_USED.filter((feature) => !used.includes(feature));
  return [
    ...used.map((feature) => `${feature}=(self)`),
    ...others.map((feature) => `${feature}=()`),
  ].join(", ");
}

/** Headers of every response. Where a link leads, the site may be known, and nothing more of it. */
const SECURITY_HEADERS: readonly Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", permissionsPolicy(["geolocation"])],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["X-Frame-Options", "DENY"],
];

/** Responses that programs read and no search engine lists: the product API's, and the data of pages. */
const FOR_PROGRAMS = /^\/api\/|\.data$/;

/**
 * The headers of every response of the site at its public URL. Pictures alone may be
 * shown by others (feed readers, users of the product API), and behind TLS there is no way back
 * to http.
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
