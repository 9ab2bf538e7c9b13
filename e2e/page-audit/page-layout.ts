import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

// Each function returns descriptions of layout faults.

/**
 * WCAG 1.4.12: applies the maximum spacing of letters, words, lines and paragraphs. Returns a
 * function that reverts it.
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    // A constructed sheet acts as a user style, outside the site's policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/** WCAG 1.4.4: zooms text alone; lengths not relative to it stay. A factor of 1 reverts it. */
export async function enlargeLetters(page: Page, factor: number): Promise<void> {
  await page.evaluate((by) => {
    const all = [...document.querySelectorAll<HTMLElement>("body, body *")];
    for (const element of all) element.style.removeProperty("font-size");
    if (by === 1) return;
    const sized = all.map((element) => ({
      element,
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
    for (const { element, size } of sized)
      element.style.setProperty("font-size", `${size * by}px`, "important");
  }, factor);
}

/** WCAG 1.4.10: returns how far the page scrolls sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Returns texts cut by a box or the window, or overflowing their button. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.nodeValue?.trim() ?? "";
      if (parent === null || words === "" || parent.closest("script, style, option, .sr-only"))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const report = (why: string) => found.push(`«${words.slice(0, 40)}» ${why}`);
      let mayScroll = false;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        if (box === document.body) break;
        const style = getComputedStyle(box);
        if (style.position === "fixed" && box.matches(".skip-link")) mayScroll = true;
        const edge = box.getBoundingClientRect();
        const isAcross = left < edge.left - TOLERANCE || right > edge.right + TOLERANCE;
        const isDown = top < edge.top - TOLERANCE || bottom > edge.bottom + TOLERANCE;
        const isDrawn =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
        const isControl = box.matches("a, button, summary, header, label") && isDrawn;
        if (/auto|scroll/.test(style.overflowX)) mayScroll = true;
        else if (!mayScroll && /hidden|clip/.test(style.overflowX) && isAcross)
          report(`is cut across by ${box.tagName}.${box.className}`);
        if (/auto|scroll/.test(style.overflowY)) break;
        if (/hidden|clip/.test(style.overflowY) && isDown)
          report(`is cut below by ${box.tagName}.${box.className}`);
        else if (isControl && style.display !== "inline" && (isDown || isAcross) && !mayScroll)
          report(`sticks out of ${box.tagName}.${box.className}`);
      }
      if (!mayScroll && (left < -TOLERANCE || right > innerWidth + TOLERANCE))
        report(`reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  });
}

/** WCAG 2.5.8: returns targets under 24 by 24 pixels that are neither inline nor spaced. */
export async function smallTargets(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules("target-size");
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Returns animations and smooth scrolling, except scroll-driven animations. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(
        ({ timeline, playState }) => timeline === document.timeline && playState === "running",
      )
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        const target = (effect as KeyframeEffect | null)?.target;
        return `${isEndless ? "without end" : "for a while"}: ${target?.outerHTML.slice(0, 100)}`;
      });
    const smooth = [...document.querySelectorAll("*")]
      .filter((one) => getComputedStyle(one).scrollBehavior === "smooth")
      .map((one) => `smooth: ${one.outerHTML.slice(0, 100)}`);
    const films = [...document.querySelectorAll("video")]
      .filter(({ paused }) => !paused)
      .map(({ loop }) => `${loop ? "without end" : "for a while"}: film`);
    return [...animations, ...smooth, ...films];
  });
}

/**
 * Returns controls without a visible shape: no background or border of their own, or, without text,
 * no visible icon. Forced colours ignore the background.
 */
export function undrawnControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const areForced = matchMedia("(forced-colors: active)").matches;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const hasGround = (style: CSSStyleDeclaration) =>
      style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor !== canvas;
    const hasEdge = (style: CSSStyleDeclaration) =>
      style.borderBottomStyle !== "none" &&
      parseFloat(style.borderBottomWidth) >= 1 &&
      (areForced || style.borderBottomColor !== "rgba(0, 0, 0, 0)");
    const parts = [...document.querySelectorAll("a, button, summary, input, select, textarea")]
      .flatMap((control) => [control, ...control.querySelectorAll("span, svg *")])
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.getBoundingClientRect().width > 1);
    return parts
      .filter((one) => {
        const style = getComputedStyle(one);
        if (one instanceof SVGElement)
          return [style.fill, style.stroke].every((paint) => paint === "none" || paint === canvas);
        return !hasEdge(style) && !hasGround(style);
      })
      .map((one) => `${one.tagName} ${parts.indexOf(one)} ${one.outerHTML.slice(0, 140)}`);
  });
}
