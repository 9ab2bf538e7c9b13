import { expect, test } from "vitest";
import { LONGEST } from "#content/shapes/content-maxima.ts";
import { eventually } from "#tests/eventually.ts";
import { createArticleRenderer } from "./article-renderer.ts";

/** The threads of this process; Node's own report is the only list of them. */
const threads = () => (process.report.getReport() as { workers: unknown[] }).workers.length;

function newRenderer(timeLimitMs = 20_000, idleLimitMs = 60_000) {
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line), warn() {}, info() {} };
  const renderer = createArticleRenderer({ log, timeLimitMs, idleLimitMs });
  return { render: renderer.renderArticleBody, check: renderer.findMarkdownProblems, errors };
}

/** Takes the parser of Markdown minutes. */
const HOSTILE = "*a_ ".repeat(12_500);

test("an article is rendered, the same text once", async () => {
  const { render, errors } = newRenderer();
  expect(await render("## Um\n\n*dois*")).toBe("<h2>Um</h2>\n<p><em>dois</em></p>");
  expect(await Promise.all([render("x"), render("x")])).toEqual(["<p>x</p>", "<p>x</p>"]);
  expect(errors).toEqual([]);
});

test("a thread with nothing to do ends, and the next text finds another", async () => {
  const { render, errors } = newRenderer(20_000, 100);
  await render("one");
  const during = threads();
  // Those of other files, which end by themselves, may be among them.
  expect(during).toBeGreaterThan(0);
  await eventually(() => expect(threads()).toBeLessThan(during));
  expect(await render("two")).toBe("<p>two</p>");
  expect(errors).toEqual([]);
});

test("a text made to stop the parser stops nothing, and is shown as it was written", async () => {
  const { render, check, errors } = newRenderer(1000);
  await render("warm");
  const began = process.threadCpuUsage();
  const texts = [HOSTILE, "*next*", HOSTILE];
  const [hostile, next, same] = await Promise.all(texts.map(render));
  // Of the process's own thread, which continued meanwhile.
  expect(process.threadCpuUsage(began).user).toBeLessThan(3_000_000);
  expect(hostile).toBe(`<p>${HOSTILE.trim()}</p>`);
  expect(same).toBe(hostile);
  expect(next).toBe("<p><em>next</em></p>");
  expect(errors).toHaveLength(1);

  // It may not be published, and is tried once, not each time.
  expect(await render(HOSTILE)).toBe(hostile);
  expect(await check(HOSTILE)).toEqual(["takes too long to be parsed"]);
  expect(errors).toHaveLength(1);
});

test("a text that is too long is not given to the parser", async () => {
  const { render } = newRenderer();
  const long = `# <b>\n\n${"*a* ".repeat(LONGEST.markdown / 4)}`;
  expect(await render(long)).toMatch(/^<p># &lt;b&gt;<\/p>\n<p>\*a\* \*a\*/);
});
