import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { DotSeparated } from "./dot-separated.tsx";

test.each([
  [["Rio de Janeiro", "Brasil"], "Rio de Janeiro · Brasil"],
  [["Brasil", "Espanha", "Chile"], "Brasil · Espanha · Chile"],
  [["", "Brasil"], "Brasil"],
  [[], ""],
])("%j is read as %j", (items, text) =>
  expect(renderPage("/pt", <DotSeparated items={items} />).text).toBe(text),
);
