import { expect } from "@playwright/test";
import type { EngineWindow, PressedKey } from "./engine.ts";
import {
  chooseOption,
  clickPoint,
  findVisible,
  focusField,
  isVisible,
  type Target,
  textOf,
} from "./page-functions.ts";

export type BrowserTab = ReturnType<typeof browserTab>;

/**
 * A visitor's window, the same in every engine. Actions wait until they are possible, expectations
 * until they hold; nothing waits for a time.
 */
export function browserTab(window: EngineWindow, siteUrl: string, narrowest: number) {
  /** Runs a function in the page; it and its arguments are sent as text. */
  async function evaluate<Values extends readonly unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const source = `(() => { ${findVisible.toString()}; return (${inPage.toString()})(...${JSON.stringify(values)}); })()`;
    return (await window.evaluate(source)) as Awaited<Result>;
  }

  async function until(attempt: () => Promise<unknown>, target: Target, what: string) {
    const name = typeof target === "string" ? target : `${target.css} "${target.text}"`;
    // No page can respond during a navigation.
    const careful = () => attempt().catch((error: unknown) => String(error));
    await expect
      .poll(careful, { message: `${name} ${what}`, intervals: [20, 50, 100, 200] })
      .toBe(true);
  }

  /** Returns a point of the still and uncovered element. */
  async function pointOf(target: Target): Promise<[x: number, y: number]> {
    let last = { x: -1, y: -1 };
    const isStill = async () => {
      const point = await evaluate(clickPoint, target);
      if ("obstacle" in point) return point.obstacle;
      if (point.x === last.x && point.y === last.y) return true;
      last = point;
      return "moving";
    };
    await until(isStill, target, "can be clicked");
    return [last.x, last.y];
  }

  const sees = (target: Target) => until(() => evaluate(isVisible, target), target, "is visible");

  return {
    evaluate,
    sees,
    /** A phone's width, or the nearest that the engine's window can have. */
    phoneWidth: Math.max(390, narrowest),
    open: (path: string) => window.open(siteUrl + path),
    resize: (width: number, height = 800) => window.resize(width, height),
    /** Gives the first sign of intent and waits for React. */
    async hydrate(): Promise<void> {
      await window.movePointer(4, 300);
      await window.movePointer(8, 304);
      await sees("html[data-hydrated]");
    },
    /** A real mouse click. */
    click: async (target: Target) => window.click(...(await pointOf(target))),
    clickAt: (x: number, y: number) => window.click(x, y),
    pointAt: (x: number, y: number) => window.movePointer(x, y),
    press: (key: PressedKey) => window.press(key),
    async type(field: Target, text: string): Promise<void> {
      await until(() => evaluate(focusField, field), field, "takes the focus");
      await window.type(text);
    },
    choose: (select: Target, value: string) =>
      until(() => evaluate(chooseOption, select, value), select, `offers ${value}`),
    back: () => evaluate(() => history.back()),
    text: (target: Target) => evaluate(textOf, target),
    seesNo: (target: Target) =>
      until(async () => !(await evaluate(isVisible, target)), target, "is not visible"),
    /** Waits until the URL is this path, with query and hash. */
    async isAt(path: string): Promise<void> {
      const here = () => evaluate(() => location.pathname + location.search + location.hash);
      await expect.poll(() => here().catch(() => "between two pages")).toBe(path);
    },
    /** Waits until the function returns the expected value in the page. */
    async expects<Values extends readonly unknown[], Result>(
      expected: Result,
      inPage: (...values: Values) => Result,
      ...values: Values
    ): Promise<void> {
      await expect.poll(() => evaluate(inPage, ...values)).toEqual(expected);
    },
  };
}
