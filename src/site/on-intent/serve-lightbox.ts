import { indexInView, wrapIndex } from "../blocks/card-carousel/carousel-position.ts";

const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

// Serves a gallery's lightbox before and after React. Changes only attributes, which React leaves
// alone.

// Capture, because `scroll` does not bubble and hydrating React stops other events.
document.addEventListener("click", onClick, true);
document.addEventListener("keydown", onKeyDown, true);
document.addEventListener("scroll", onScroll, true);

export function openLightbox(link: HTMLAnchorElement): void {
  const slide = document.getElementById(link.dataset["slide"] ?? "");
  // The page's picture is shown until the large one has loaded.
  const shown = link.querySelector("img")?.currentSrc;
  const picture = slide?.querySelector("img");
  if (shown && picture) picture.style.backgroundImage = `url("${shown}")`;
  // The dialog restores focus to this link; Safari does not focus clicked links.
  link.focus();
  slide?.closest("dialog")?.showModal();
  show(slide);
}

function onClick({ target }: MouseEvent): void {
  const turn = (target as Element).closest<HTMLElement>("[data-step]");
  if (turn !== null) step(Number(turn.dataset["step"]));
}

function onKeyDown(event: KeyboardEvent): void {
  const by = STEPS.get(event.key);
  if (by === undefined || openStrip() === null) return;
  event.preventDefault();
  step(by);
}

/** Turns the ring of pictures (rule 3.10). */
function step(by: number): void {
  const strip = openStrip();
  if (strip === null) return;
  const { length } = strip.children;
  show(strip.children[wrapIndex(inView(strip) + by, length)]);
}

function show(slide: Element | null | undefined): void {
  slide?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
}

function onScroll({ target }: Event): void {
  const strip = openStrip();
  if (strip === null || target !== strip) return;
  const shown = inView(strip);
  const counters = strip.parentElement?.querySelectorAll<HTMLElement>("[data-counter]") ?? [];
  for (const [index, counter] of counters.entries()) counter.hidden = index !== shown;
}

const openStrip = () => document.querySelector(".lightbox[open] > ul");

const inView = (strip: Element) =>
  indexInView(strip.scrollLeft, strip.clientWidth, strip.children.length);
