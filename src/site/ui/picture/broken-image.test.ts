import { expect, test } from "vitest";
import { isBroken, showPlaceholder } from "./broken-image.ts";

// The few members of the DOM that the swap touches; the whole of it runs in the browser's tests.
function brokenImage(fallback: string | null) {
  const attributes = new Map(fallback === null ? [] : [["data-fallback", fallback]]);
  const sources = [{ media: "" }, { media: "" }];
  const image = {
    src: "/images/gone.jpg",
    parentElement: { querySelectorAll: () => sources },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => attributes.delete(name),
  };
  return { image, sources, element: image as unknown as HTMLImageElement };
}

// Rule 3.22.
test("a broken image shows the placeholder and no source competes with it", () => {
  const { image, sources, element } = brokenImage("/images/placeholder.svg");
  showPlaceholder(element);
  expect(image.src).toBe("/images/placeholder.svg");
  expect(sources).toEqual([{ media: "not all" }, { media: "not all" }]);
});

test("a broken placeholder is not asked for again", () => {
  const { image, element } = brokenImage("/images/placeholder.svg");
  showPlaceholder(element);
  image.src = "unchanged";
  showPlaceholder(element);
  expect(image.src).toBe("unchanged");
});

test("an image that has not started is not taken for a broken one", () => {
  const state = (complete: boolean, currentSrc: string, naturalWidth: number) =>
    isBroken({ complete, currentSrc, naturalWidth } as HTMLImageElement);
  expect(state(true, "https://site/a.jpg", 0)).toBe(true);
  expect(state(true, "https://site/a.jpg", 800)).toBe(false);
  expect(state(false, "https://site/a.jpg", 0)).toBe(false);
  expect(state(true, "", 0)).toBe(false);
});
