import { inflateSync } from "node:zlib";

export function pdfText(bytes: Uint8Array): string {
  return readPdf(uncompressed(Buffer.from(bytes))).texts.join(" ");
}

function uncompressed(bytes: Buffer): Buffer {
  const source = bytes.toString("latin1");
  const plain = source.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (whole, stream: string) => {
    try {
      const text = inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      return `stream\n${text}\nendstream`;
    } catch {
      return whole;
    }
  });
  return Buffer.from(plain, "latin1");
}

/**
 * Reads an uncompressed PDF from its bytes, independently of the library that wrote it: pages, texts in order, title,
 * author, links, and the number of missing glyphs.
 */
export function readPdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString("latin1");
  const found = source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  const objects = new Map(Array.from(found, ([, id = "", body = ""]) => [id, body]));
  const fonts = new Map(
    Array.from(source.matchAll(/^\/(F\d+) (\d+) 0 R$/gm), ([, name = "", id = ""]) => {
      const map = objects.get(objects.get(id)?.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? "") ?? "";
      return [name, readGlyphs(map)];
    }),
  );
  const texts: string[] = [];
  let missing = 0;
  let glyphs: readonly string[] = [];
  for (const [, font, run = ""] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<.*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? [];
    else {
      const codes = codesOf(run);
      missing += codes.filter((code) => code === 0).length;
      texts.push(codes.map((code) => glyphs[code] ?? "\uFFFD").join(""));
    }
  }
  const infoText = (name: string) =>
    readTextString(objects.get(source.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1] ?? "") ?? "");
  return {
    pages: source.match(/\/Type \/Page$/gm)?.length ?? 0,
    texts: texts.map((text) => text.trim()),
    /** Verbatim, with spaces where the typeface changes. */
    joined: texts.join(""),
    missing,
    title: infoText("Title"),
    author: infoText("Author"),
    links: Array.from(source.matchAll(/\/URI \((.*)\)$/gm), ([, url]) => url ?? ""),
    tags: Array.from(source.matchAll(/^\/S \/(\w+)$/gm), ([, tag]) => tag ?? ""),
    languages: new Set(Array.from(source.matchAll(/\/Lang \((\w+)\)/g), ([, tag]) => tag)),
  };
}

/** Returns the text of each glyph number in a character map. */
function readGlyphs(map: string): string[] {
  const lists = Array.from(map.matchAll(/> \[(.*)\]/g), ([, list]) => list).join(" ");
  return Array.from(lists.matchAll(/<([^>]*)>/g), ([, code = ""]) =>
    Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
  );
}

/** Returns a run's glyph numbers; 0 is the missing glyph. */
function codesOf(run: string): number[] {
  const codes = Array.from(run.matchAll(/<([\da-f]*)>/g), ([, code]) => code).join("");
  return (codes.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
}

/** Decodes a text string: plain, or UTF-16 with a mark, partly escaped. */
function readTextString(object: string): string {
  const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  const raw = object.replace(/^\(|\)$/g, "").replace(/\\(.)/gs, (_, c: string) => escapes[c] ?? c);
  if (!raw.startsWith("\u00FE\u00FF")) return raw;
  return Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le");
}
