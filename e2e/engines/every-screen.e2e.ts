import { ONE_PAGE_PER_SCREEN } from "../journeys/all-pages.ts";
import { test } from "./browser-fixtures.ts";

/** Returns faults that a visitor would notice at once. */
function findFaults(): string[] {
  const faults: string[] = [];
  const heading = document.querySelector("h1");
  if (heading === null || heading.innerText.trim() === "") faults.push("no heading");
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  const header = document.querySelector("header")?.getBoundingClientRect();
  if (header === undefined || header.top !== 0 || header.right > innerWidth + 1)
    faults.push("no header at the top");
  if (document.querySelector("footer") === null) faults.push("no footer");
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    if (image.complete && image.naturalWidth === 0 && width * height > 0 && image.currentSrc !== "")
      faults.push(`broken picture ${image.currentSrc}`);
  }
  return faults;
}

for (const path of ONE_PAGE_PER_SCREEN) {
  test(`${path} stands at both widths, before and after React, and across the large breakpoint @nightly`, async ({
    tab,
  }) => {
    for (const width of [tab.phoneWidth, 1280]) {
      await tab.resize(width);
      await tab.open(path);
      await tab.expects([], findFaults);
    }
    await tab.hydrate();
    await tab.resize(800);
    await tab.expects([], findFaults);
    // The page still works after the tablet was turned.
    await tab.click("header button[commandfor=mobile-menu]");
    await tab.sees("dialog#mobile-menu");
  });
}
