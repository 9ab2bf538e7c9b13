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

/**
 * A visitor's window, the same in every engine. Each action waits until it can be done, each
 * expectation until it holds; nothing waits for a time.
 */
export class BrowserTab {
  readonly #window: EngineWindow;
  readonly #siteUrl: string;
  /** The width of a phone, or the nearest that this engine's window can have. */
  readonly phoneWidth: number;

  constructor(window: EngineWindow, siteUrl: string, narrowest: number) {
    this.#window = window;
    this.#siteUrl = siteUrl;
    this.phoneWidth = Math.max(390, narrowest);
  }

  /** Opens a path of the site, as from the address bar. */
  async open(path: string): Promise<void> {
    await this.#window.open(this.#siteUrl + path);
  }

  async resize(width: number, height = 800): Promise<void> {
    await this.#window.resize(width, height);
  }

  /** Runs a function in the page; it and its arguments travel as text. */
  async evaluate<Values extends readonly unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const source = `(() => { ${findVisible.toString()}; return (${inPage.toString()})(...${JSON.stringify(values)}); })()`;
    return (await this.#window.evaluate(source)) as Awaited<Result>;
  }

  /** Shows the first sign of intent and waits until React serves the page. */
  async hydrate(): Promise<void> {
    await this.#window.movePointer(4, 300);
    await this.#window.movePointer(8, 304);
    await this.sees("html[data-hydrated]");
  }

  /** A real click of the mouse, where the element stands still and nothing covers it. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.#window.click(x, y);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#window.click(x, y);
  }

  async pointAt(x: number, y: number): Promise<void> {
    await this.#window.movePointer(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.#window.movePointer(x, y);
  }

  async press(key: PressedKey): Promise<void> {
    await this.#window.press(key);
  }

  /** Types into a field, in place of what stands there. */
  async type(field: Target, text: string): Promise<void> {
    await this.#until(() => this.evaluate(focusField, field), field, "takes the focus");
    await this.#window.type(text);
  }

  async choose(select: Target, value: string): Promise<void> {
    await this.#until(() => this.evaluate(chooseOption, select, value), select, `offers ${value}`);
  }

  /** Back in the history of this window. */
  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async text(target: Target): Promise<string | undefined> {
    return this.evaluate(textOf, target);
  }

  async sees(target: Target): Promise<void> {
    await this.#until(() => this.evaluate(isVisible, target), target, "is visible");
  }

  async seesNo(target: Target): Promise<void> {
    const isGone = async () => !(await this.evaluate(isVisible, target));
    await this.#until(isGone, target, "is not visible");
  }

  /** Waits until the URL is this path, with query and hash. */
  async isAt(path: string): Promise<void> {
    const here = () => this.evaluate(() => location.pathname + location.search + location.hash);
    await expect.poll(() => here().catch(() => "between two pages")).toBe(path);
  }

  /** Waits until the function returns that in the page. */
  async expects<Values extends readonly unknown[], Result>(
    expected: Result,
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<void> {
    await expect.poll(() => this.evaluate(inPage, ...values)).toEqual(expected);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#window.screenshot();
  }

  async #pointOf(target: Target): Promise<{ x: number; y: number }> {
    let last = { x: -1, y: -1 };
    const isStill = async () => {
      const point = await this.evaluate(clickPoint, target);
      if ("obstacle" in point) return point.obstacle;
      if (point.x === last.x && point.y === last.y) return true;
      last = point;
      return "moving";
    };
    await this.#until(isStill, target, "can be clicked");
    return last;
  }

  async #until(attempt: () => Promise<unknown>, target: Target, what: string): Promise<void> {
    const name = typeof target === "string" ? target : `${target.css} "${target.text}"`;
    // Between two pages there is nobody to ask.
    const careful = () => attempt().catch((error: unknown) => String(error));
    await expect
      .poll(careful, { message: `${name} ${what}`, intervals: [20, 50, 100, 200] })
      .toBe(true);
  }
}
