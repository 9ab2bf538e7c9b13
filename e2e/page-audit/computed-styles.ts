import type { Page } from "@playwright/test";
import { expect } from "#tests/page-fixtures.ts";
import { STYLESHEET } from "#site/on-intent/bootstrap-contract.ts";

/** Switches the whole stylesheet on or off, and waits until it applies. */
async function useWholeStylesheet(page: Page, isOn: boolean): Promise<void> {
  const link = page.locator(STYLESHEET);
  await link.evaluate((one: HTMLLinkElement, on) => (one.disabled = !on), isOn);
  await expect
    .poll(() => link.evaluate((one: HTMLLinkElement) => (one.sheet?.cssRules.length ?? 0) > 0))
    .toBe(isOn);
  // Its fonts load again although the files are the same: lengths in `ch` differ until then.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/**
 * Returns elements and pseudo-elements that look different with the page's inlined rules than with
 * the whole stylesheet.
 */
export async function styleDifferences(page: Page): Promise<string[]> {
  await useWholeStylesheet(page, true);
  await rememberStyles(page);
  await useWholeStylesheet(page, false);
  return changedStyles(page);
}

/**
 * Stores the computed styles of elements and pseudo-elements in the page; one suffices of those
 * that rules cannot distinguish.
 */
function rememberStyles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const PARTS = [
      ["::before", "*"],
      ["::after", "*"],
      ["::placeholder", "input, textarea"],
      ["::marker", "li, summary"],
      ["::backdrop", "dialog, [popover]"],
      ["::selection", "h1, p, a"],
    ] as const;
    const OF_PARTS = ["content", "color", "background", "font", "display", "inset", "opacity"];
    const all = [document.documentElement, ...document.querySelectorAll("body, body *")];
    const signatures = new Map<Element | null, string>([[null, ""]]);
    const different = new Map<string, Element>();
    for (const element of all) {
      const { parentElement: parent, attributes, tagName } = element;
      const place = [parent?.firstElementChild, parent?.lastElementChild].map((e) => e === element);
      const own = [...attributes].map(({ name, value }) => name + (name === "class" ? value : ""));
      const signature = `${signatures.get(parent)}>${tagName} ${own.join(" ")} ${place.join(" ")}`;
      signatures.set(element, signature);
      different.set(signature, different.get(signature) ?? element);
    }
    // A property that no rule sets cannot differ; that is more than half.
    const names = new Set<string>();
    const addNames = (rules: CSSRuleList) => {
      for (const rule of rules as Iterable<CSSRule & Partial<CSSStyleRule>>) {
        // A custom property shows in its users.
        for (const name of rule.style ?? []) if (!name.startsWith("--")) names.add(name);
        if (rule.cssRules !== undefined) addNames(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) addNames(sheet.cssRules);
    // Transitions are compared at their end.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const read = (element: Element): string[] => {
      const styles = element.computedStyleMap();
      const ofParts = PARTS.flatMap(([part, owners]) => {
        if (!element.matches(owners)) return [];
        const style = getComputedStyle(element, part);
        const isAbsent = /before|after/.test(part) && /^(none|normal)$/.test(style.content);
        const shown = isAbsent ? ["content"] : OF_PARTS;
        return shown.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
      });
      return [...Array.from(names, (name) => `${name}: ${styles.getAll(name).join()}`), ...ofParts];
    };
    const elements = [...different.values()];
    Object.assign(window, { elements, read, before: elements.map(read) });
  });
}

function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { elements, read, before } = window as unknown as {
      elements: Element[];
      read(element: Element): string[];
      before: string[][];
    };
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    return elements.flatMap((element, index) => {
      const earlier = new Set(before[index]);
      const changed = read(element).filter((one) => !earlier.has(one));
      if (changed.length === 0) return [];
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`;
      return [`${name} ${changed.slice(0, 5).join("; ")}`];
    });
  });
}

/** Opens everything that opens by itself or by a button, and shows every field's error. */
export function openEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    for (const one of document.querySelectorAll(".opening-sentence")) one.textContent = "Open";
    for (const one of document.querySelectorAll("dialog")) if (!one.open) one.showModal();
    for (const one of document.querySelectorAll<HTMLElement>("[popover]")) one.showPopover();
    for (const one of document.querySelectorAll("input, select, textarea"))
      one.setAttribute("aria-invalid", "true");
    for (const one of document.querySelectorAll("button"))
      one.setAttribute("aria-disabled", "true");
  });
}

/** Holds every stateful element as under mouse and focus. */
export async function holdUnderMouseAndFocus(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector:
      "a, button, input, select, textarea, summary, label, article, li, header, form, .group",
  });
  const forcedPseudoClasses = ["hover", "focus", "focus-visible", "focus-within", "active"];
  // In parallel, because the browser would recalculate styles in between.
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
}
