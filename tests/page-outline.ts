import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { languageOf } from "#language/match-path.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";

interface PageOutline {
  readonly html: string;
  /** In the order of the page: `[1, "Quem somos"]`. */
  readonly headings: readonly (readonly [level: number, text: string])[];
  /** Addresses in the order of the page. */
  readonly links: readonly string[];
  /** What a visitor reads, without tags. */
  readonly text: string;
}

/** What the server sends of a screen at an address, in that address's language. */
export function outlineOf(path: string, Screen: ComponentType): PageOutline {
  const language = languageOf(path);
  overwriteGetLocale(() => language);
  const Stub = createRoutesStub([{ path, Component: Screen }]);
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: [path] }));
  return {
    html,
    headings: Array.from(html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g), ([, level, inside]) => [
      Number(level),
      textOf(inside ?? ""),
    ]),
    links: Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href ?? ""),
    text: textOf(html),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
