import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DotSeparated } from "./dot-separated.tsx";

const textOf = (items: readonly string[]) =>
  renderToStaticMarkup(<DotSeparated items={items} />).replaceAll(/<[^>]+>/g, "");

test.each([
  [["Rio de Janeiro", "Brasil"], "Rio de Janeiro · Brasil"],
  [["Brasil", "Espanha", "Chile"], "Brasil · Espanha · Chile"],
  [["", "Brasil"], "Brasil"],
  [[], ""],
])("%j is read as %j", (items, text) => expect(textOf(items)).toBe(text));
