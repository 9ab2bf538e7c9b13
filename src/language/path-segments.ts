import { isLanguage, type Language } from "./languages.ts";

/** The parts of a pathname: its language, if the prefix is one, and the raw segments after it. */
export interface PathSegments {
  language: Language | undefined;
  segments: string[];
}

/**
 * Splits a pathname, still percent-encoded, into language and segments. Repeated and trailing
 * slashes do not count, nor do the prefix's case and the suffix of the router's data requests.
 */
export function splitPath(pathname: string): PathSegments {
  const segments = withoutDataSuffix(pathname)
    .split("/")
    .filter((segment) => segment !== "");
  const prefix = decodeSegment(segments[0] ?? "")?.toLowerCase() ?? "";
  return isLanguage(prefix)
    ? { language: prefix, segments: segments.slice(1) }
    : { language: undefined, segments };
}

/** Whether the pathname is that of one of React Router's data requests (`/en.data`). */
export function isDataRequest(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** The decoded segment, or undefined when its percent signs are malformed. */
export function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Whether a value can be a segment at all: browsers resolve dot segments away, even encoded. */
export function canBeSegment(value: string): boolean {
  return value !== "" && value !== "." && value !== "..";
}

/**
 * Encodes a value as one segment that survives every reader: a lone surrogate cannot be encoded,
 * and a value that looks like the tail of a data request would be taken for one.
 */
export function encodeSegment(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replace(/\.data$/, "%2Edata")
    .replace(/^_$/, "%5F");
}

/** Returns a plain path with its letters composed and in lower case. */
export function foldedPath(path: string): string {
  return path
    .split("/")
    .map((segment) => {
      const value = decodeSegment(segment);
      return value === undefined ? segment : encodeSegment(value.toLowerCase().normalize("NFC"));
    })
    .join("/");
}

function withoutDataSuffix(pathname: string): string {
  // React Router asks for the data of "/" as "/_.data" (before version 8: "/_root.data").
  if (pathname === "/_root.data") return "/";
  return pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}
