import { isForTheBrowser, PAGE_EVENT } from "./bootstrap-contract.ts";

// Names the picture that a view transition grows into the next page's, between documents and in React Router's
// navigations. The style sheet names the next page's picture.

/** The next page's picture; travelling-picture.css has the same selector. */
const OWN_PICTURE = "[data-hero] > .plate-band-picture img, .arriving-picture img";
const root = document.documentElement;
let travelling: HTMLElement | undefined;

/** Unnames the page's own picture, because two pictures must not share a name. */
function leave(picture?: HTMLElement): void {
  if (travelling) travelling.style.viewTransitionName = "";
  root.dataset["leaving"] = "";
  travelling = picture;
  if (picture) picture.style.viewTransitionName = "picture";
}

function arrive(): void {
  leave();
  delete root.dataset["leaving"];
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (link === null || isForTheBrowser(event)) return;
  const card = link.closest("article, li")?.querySelector<HTMLElement>("picture img");
  leave([card, document.querySelector<HTMLElement>(OWN_PICTURE)].find(isInView) ?? undefined);
}

function isInView(picture: HTMLElement | null | undefined): boolean {
  const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}

export function letPicturesTravel(): void {
  // Capture, because React Router prevents the default of its links.
  document.addEventListener("click", onClick, true);
  document.addEventListener(PAGE_EVENT, arrive);
  addEventListener("pageshow", arrive);
  addEventListener("pageswap", ({ activation, viewTransition }) => {
    // A page from the browser's back-forward cache appears at once.
    if (activation?.navigationType === "traverse") viewTransition?.skipTransition();
    root.dataset["leaving"] = "";
  });
}
