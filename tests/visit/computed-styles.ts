import type { Page } from "@playwright/test";
import { expect } from "../page-fixtures.ts";
import { STYLESHEET } from "#site/bootstrap/bootstrap-contract.ts";

/** Switches the whole stylesheet on or off, and waits until it counts. */
async function useWholeStylesheet(page: Page, isOn: boolean): Promise<void> {
  const link = page.locator(STYLESHEET);
  await link.evaluate((one: HTMLLinkElement, on) => (one.disabled = !on), isOn);
  await expect
    .poll(() => link.evaluate((one: HTMLLinkElement) => (one.sheet?.cssRules.length ?? 0) > 0))
    .toBe(isOn);
  // Its fonts are the same files and yet loaded anew: lengths in `ch` differ until they are there.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/**
 * What of the page looks otherwise with the rules that it carries than with the whole stylesheet: elements and
 * their parts with the properties that differ.
 */
export async function styleDifferences(page: Page): Promise<string[]> {
  await useWholeStylesheet(page, true);
  await rememberStyles(page);
  await useWholeStylesheet(page, false);
  return changedStyles(page);
}

/**
 * Keeps in the page the computed style of its elements and of the parts that a rule can reach; of
 * elements that rules cannot tell apart (same place, same attributes) one is enough.
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
    // A property that no rule sets cannot differ; more than half of a browser's are such.
    const names = new Set<string>();
    const addNames = (rules: CSSRuleList) => {
      for (const rule of rules as Iterable<CSSRule & Partial<CSSStyleRule>>) {
        // A custom property shows in those that read it.
        for (const name of rule.style ?? []) if (!name.startsWith("--")) names.add(name);
        if (rule.cssRules !== undefined) addNames(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) addNames(sheet.cssRules);
    // What changes slowly is compared at its end.
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

/** Everything that opens by itself or by a button, and every field with an error. */
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

/** Holds every control and every element with a state of its own as it is under mouse and focus. */
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
  // All at once: between two the browser would look for what changes.
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
}
