import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BeforeEachPart, InParts } from "./in-parts.tsx";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const element = (at: number) => <li key={at}>{at}</li>;
const elements = (count: number) => numbers(count).map(element);

/** The markup of a list, and how often the server waited in it. */
async function render(count: number) {
  let turns = 0;
  let lastTurn = Promise.resolve();
  const turn = () => {
    turns += 1;
    lastTurn = lastTurn.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return lastTurn;
  };
  const stream = await renderToReadableStream(
    <BeforeEachPart value={turn}>
      <ul>
        <InParts of={numbers(count)}>{element}</InParts>
      </ul>
    </BeforeEachPart>,
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), turns };
}

test.each([0, 1, 40])("a list of %i is rendered at once", async (count) => {
  const { html, turns } = await render(count);
  expect(html).toBe(renderToStaticMarkup(<ul>{elements(count)}</ul>));
  expect(turns).toBe(0);
});

test.each([41, 100, 800])(
  "others have their turn in a list of %i, and its markup is the same",
  async (count) => {
    const { html, turns } = await render(count);
    expect(html).toBe(renderToStaticMarkup(<ul>{elements(count)}</ul>));
    expect(turns).toBeGreaterThanOrEqual(Math.ceil(count / 40));
  },
);
