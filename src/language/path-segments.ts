import { isLanguage, type Language } from "./languages.ts";

/** A pathname's language, if its prefix is one, and the raw segments after it. */
export interface PathSegments {
  language: Language | undefined;
  segments: string[];
}

/** Splits a pathname, ignoring repeated and trailing slashes, the prefix's case and the suffix of data requests. */
export function splitPath(pathname: string): PathSegments {
  const segments = withoutDataSuffix(pathname)
    .split("/")
    .filter((segment) => segment !== "");
  const prefix = decodeSegment(segments[0] ?? "")?.toLowerCase() ?? "";
  return isLanguage(prefix)
    ? { language: prefix, segments: segments.slice(1) }
    : { language: undefined, segments };
}

/** Returns whether a pathname is a data request of React Router (`/en.data`). */
export function isDataRequest(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** Decodes a segment; undefined for a malformed escape. */
export function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Returns whether a value can be a segment: browsers resolve dot segments, even encoded ones. */
export function canBeSegment(value: string): boolean {
  return value !== "" && value !== "." && value !== "..";
}

/** Encodes a value as one segment. Replaces lone surrogates and escapes a final ".data", the suffix of data requests. */
export function encodeSegment(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replace(/\.data$/, "%2Edata")
    .replace(/^_$/, "%5F");
}

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
  // React Router requests the data of "/" as "/_.data" (before version 8: "/_root.data").
  if (pathname === "/_root.data") return "/";
  return pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}
