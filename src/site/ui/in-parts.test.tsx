import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BeforeEachPart, InParts } from "./in-parts.tsx";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const element = (at: number) => <li key={at}>{at}</li>;

/** Returns a list's markup and the number of waits. */
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

test.each([
  [0, 0],
  [40, 0],
  [41, 2],
  [800, 20],
])(
  "in a list of %i others have their turn at least %i times, and its markup is the same",
  async (...row) => {
    const [count, least] = row;
    const { html, turns } = await render(count);
    expect(html).toBe(renderToStaticMarkup(<ul>{numbers(count).map(element)}</ul>));
    expect(turns).toBeGreaterThanOrEqual(least);
    // A short one is rendered at once.
    expect(turns > 0).toBe(least > 0);
  },
);
