// Functions that run inside a page, even of old browsers: each is sent as source text with
// `findVisible`, and may use nothing else of this file.

/** A CSS selector, optionally with a text that the element's name or content must contain. */
export type Target = string | { readonly css: string; readonly text: string };

/** The point to click, or why no click is possible. */
export type ClickPoint = { readonly x: number; readonly y: number } | { readonly obstacle: string };

export function findVisible(target: Target): HTMLElement | undefined {
  const { css, text } = typeof target === "string" ? { css: target, text: "" } : target;
  return [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const isFolded =
      element.closest("details:not([open])") !== null && element.closest("summary") === null;
    return (
      name.replace(/\s+/g, " ").includes(text) &&
      !isFolded &&
      getComputedStyle(element).visibility !== "hidden" &&
      element.getClientRects().length > 0
    );
  });
}

/** Scrolls the target into the middle of the window and returns the point to click. */
export function clickPoint(target: Target): ClickPoint {
  const element = findVisible(target);
  if (element === undefined) return { obstacle: "not visible" };
  const before = element.getBoundingClientRect();
  if (before.top < 80 || before.bottom > innerHeight - 80) {
    element.scrollIntoView({ block: "center", behavior: "instant" as ScrollBehavior });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return { obstacle: `outside the window at ${x}, ${y}` };
  const label = hit.closest("label");
  const isMet = element.contains(hit) || hit.contains(element) || label?.control === element;
  return isMet ? { x, y } : { obstacle: `covered by ${hit.outerHTML.slice(0, 120)}` };
}

export function isVisible(target: Target): boolean {
  return findVisible(target) !== undefined;
}

export function textOf(target: Target): string | undefined {
  return findVisible(target)?.innerText.trim();
}

/** Focuses a field and selects its text, so that typing replaces it. */
export function focusField(target: Target): boolean {
  const field = findVisible(target);
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  return field !== undefined && document.activeElement === field;
}

/** Chooses a select's option; its native list is outside the page. */
export function chooseOption(target: Target, value: string): boolean {
  const select = findVisible(target);
  if (!(select instanceof HTMLSelectElement)) return false;
  select.focus();
  select.value = value;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return select.value === value;
}
