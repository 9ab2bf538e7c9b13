import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { EngineWindow, PressedKey } from "./engine.ts";
import type { ReportingProxy } from "./reporting-proxy.ts";
import { withinLimit } from "./time-limit.ts";

const KEYS: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Space: Key.SPACE,
};

/** Starts a browser by WebDriver: each window is one of its own, so that nothing is remembered. */
export async function openWebkitWindow(
  driverUrl: string,
  miniBrowser: string,
  proxy: ReportingProxy,
  milliseconds: number,
): Promise<EngineWindow> {
  const capabilities = new Capabilities()
    .setBrowserName("MiniBrowser")
    .set("webkitgtk:browserOptions", {
      binary: miniBrowser,
      args: ["--automation"],
    });
  const driver = await withinLimit(
    Promise.resolve(new Builder().usingServer(driverUrl).withCapabilities(capabilities).build()),
    "start of WebKit",
    { milliseconds },
  );
  proxy.takeMessages();
  const messages: string[] = [];
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => resize(driver, width, height),
    evaluate: (expression) => driver.executeScript(`return (${expression});`),
    movePointer: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async messages() {
      messages.push(...proxy.takeMessages());
      return messages;
    },
    close: () => driver.quit(),
  };
}

/** Resolves when the page has the new width; the browser's bars take of the height. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  while ((await driver.executeScript("return innerWidth;")) !== width) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
