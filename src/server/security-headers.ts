import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The only foreign origins that a page may run scripts and load pictures from, and talk to. */
export interface ForeignOrigins {
  readonly scriptOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

/**
 * The Content-Security-Policy of one page: each inline script is named by the SHA-256 of its
 * text, so a cached page needs no nonce and nothing else may run.
 */
export function contentSecurityPolicy(html: string, foreign: ForeignOrigins): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes), ...foreign.scriptOrigins].join(" "),
    "style-src 'self'",
    `img-src 'self' data: ${foreign.imageOrigins.join(" ")}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${foreign.connectOrigins.join(" ")}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every answer. The referrer policy is the strictest that map tiles accept. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Frame-Options": "DENY",
} as const;
