import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

/** Makes the browser one that has no popovers, like Safari 16, Chrome 113 and Firefox 124. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const isKnown = (selector: string) => !selector.includes(":popover-open");
    // What else uses them would not end in an error, as it does in such a browser.
    for (const [owner, method] of [
      [Element.prototype, "matches"],
      [Element.prototype, "querySelectorAll"],
      [Document.prototype, "querySelectorAll"],
    ] as unknown as [Record<string, (selector: string) => unknown>, string][]) {
      const real = owner[method];
      owner[method] = function refuse(selector) {
        if (!isKnown(selector)) throw new SyntaxError(`'${selector}' is not a valid selector.`);
        return real?.call(this, selector);
      };
    }
    const { getAttribute } = Element.prototype;
    Element.prototype.getAttribute = function get(name) {
      return getAttribute.call(this, name === "popover" ? "popover-was" : name);
    };
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...parts: [string]) => isKnown(parts[0]) && supports(...parts);
  });
  // This browser hides what carries the attribute, and knows the selector in styles.
  await page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stylesWithout(await response.text()) });
  });
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const html = (await response.text()).replaceAll(/(<\w+[^>]*) popover="/g, '$1 popover-was="');
      const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const body = html.replace(styles, () => stylesWithout(styles));
      // The policy names the styles of the page by their hash.
      const policy = (response.headers()["content-security-policy"] ?? "").replace(
        hashOf(styles),
        hashOf(stylesWithout(styles)),
      );
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers, body });
    },
  );
}

function stylesWithout(css: string): string {
  return css
    .replaceAll("not selector(:popover-open)", "selector(*)")
    .replaceAll(":popover-open", ":-no-popover");
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
