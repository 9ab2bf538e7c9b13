import "@testing-library/jest-dom/vitest";
import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { languageOf } from "#language/match-path.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";

interface RenderedPage extends BoundFunctions<typeof queries> {
  readonly body: HTMLElement;
  /** In page order: `[1, "Quem somos"]`. */
  readonly headings: readonly (readonly [level: number, text: string])[];
  readonly titles: (level: number) => readonly string[];
  /** The `href` of every link, in page order. */
  readonly links: readonly string[];
  readonly text: string;
  /** The announced text. */
  readonly alert: string | undefined;
  /** Returns the target of the one link of this name. */
  readonly hrefOf: (name: string | RegExp) => string | null;
}

/**
 * Renders a screen on the server in its path's language, and parses the HTML without running scripts. `loaderData` is the
 * loaded data of page and layout.
 */
export function renderPage(path: string, screen: ReactNode, loaderData?: object): RenderedPage {
  const language = languageOf(path);
  overwriteGetLocale(() => language);
  const loader = loaderData && (() => loaderData);
  const route = { id: "root", path: path.replace(/[?#].*/, ""), Component: () => screen };
  const Stub = createRoutesStub([loader ? { ...route, loader } : route]);
  const hydrationData = { loaderData: { root: loaderData } };
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: [path], hydrationData }));
  const { window } = new JSDOM(`<!doctype html><body>${html}`, {
    url: `https://site.example${path}`,
  });
  const { body } = window.document;
  const bound = within(body);
  const alert = body.querySelector('[role="alert"]');
  const headings = (levels = "h1, h2, h3, h4, h5, h6") => [...body.querySelectorAll(levels)];
  return {
    ...bound,
    body,
    headings: headings().map((heading) => [Number(heading.tagName[1]), textOf(heading)]),
    titles: (level) => headings(`h${level}`).map(textOf),
    links: Array.from(body.querySelectorAll("a[href]"), (link) => link.getAttribute("href") ?? ""),
    text: textOf(body),
    alert: alert ? textOf(alert) : undefined,
    hrefOf: (name) => bound.getByRole("link", { name }).getAttribute("href"),
  };
}

/** Returns an element's text, with spaces between its elements. */
export function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  return Array.from(node.childNodes, textOf).join(" ").replaceAll(/\s+/g, " ").trim();
}
