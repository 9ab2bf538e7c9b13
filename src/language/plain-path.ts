import { decodeSegment, encodeSegment } from "./path-segments.ts";

/** Already plain, as most requested paths are. */
const PLAIN = /^(\/|(\/[\w~-][\w.~-]*)+)$/;
/** The suffix of data requests; an escaped dot belongs to a page's name. */
const DATA = ".data";
const MALFORMED_ESCAPE = /%(?![\da-f]{2})/i;
// oxlint-disable-next-line no-control-regex -- no path of this site holds one
const CONTROL_CHARACTER = /[\0-\u001F\u007F]/;
const OLD_ENCODING = new TextDecoder("windows-1252");

/**
 * Returns a path's canonical spelling, without empty, dot and trailing segments, escaped as the site does. Reads escapes
 * that are not UTF-8 as Windows-1252, as on the group's former sites. Undefined for a malformed escape or a control
 * character.
 */
export function plainPath(path: string): string | undefined {
  if (PLAIN.test(path)) return path;
  const suffix = path.endsWith(DATA) ? DATA : "";
  const plain: string[] = [];
  for (const segment of path.slice(0, path.length - suffix.length).split(/[/\\]/)) {
    const value = readSegment(segment);
    if (value === undefined) return undefined;
    if (value === "..") plain.pop();
    else if (value !== "" && value !== ".") plain.push(encodeSegment(value));
  }
  return `/${plain.join("/")}${suffix}`;
}

function readSegment(segment: string): string | undefined {
  if (MALFORMED_ESCAPE.test(segment)) return undefined;
  const value = decodeSegment(segment) ?? readOldEncoding(segment);
  return CONTROL_CHARACTER.test(value) ? undefined : value;
}

function readOldEncoding(escaped: string): string {
  const bytes = escaped.replaceAll(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return OLD_ENCODING.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
