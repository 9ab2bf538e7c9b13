import type { Page } from "@playwright/test";

/** What the translation appends to each text, so that a text it has missed is seen. */
export const TRANSLATED = "°";

/**
 * Translates the page as Chrome and Edge do: each text node gives way to `<font><font>text</font></font>`,
 * now and whenever another one appears or changes. Called before a navigation it translates the
 * coming pages as soon as they are there, which is before React arrives.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate, TRANSLATED);
}

/** Translates the page that is shown. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translate, TRANSLATED);
}

function translate(mark: string): void {
  const untouched = "script, style, title, textarea, noscript, [translate=no], [data-translated]";

  function replaceTexts(root: Node): void {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || parent.closest(untouched) || !text.textContent?.trim()) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.dataset["translated"] = "";
      inner.textContent = text.textContent + mark;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replaceTexts(target);
      for (const node of addedNodes) replaceTexts(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  replaceTexts(document);
}
