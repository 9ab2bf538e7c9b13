import { indexInView, wrapIndex } from "../blocks/card-carousel/carousel-position.ts";

const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

// Serves the lightbox of a gallery, before React has come and after. The bootstrap fetches it where a
// page has one. It changes attributes alone, which React leaves as they are.

// Capture: `scroll` does not bubble, and while React hydrates it lets no other event through.
document.addEventListener("click", onClick, true);
document.addEventListener("keydown", onKeyDown, true);
document.addEventListener("scroll", onScroll, true);

/** Opens the lightbox that has the slide named by the link, and shows that slide. */
export function openLightbox(link: HTMLAnchorElement): void {
  const slide = document.getElementById(link.dataset["slide"] ?? "");
  // What the page shows of the picture stands in until the large one has come.
  const shown = link.querySelector("img")?.currentSrc;
  const picture = slide?.querySelector("img");
  if (shown && picture) picture.style.backgroundImage = `url("${shown}")`;
  // The dialog gives the focus back to who had it; Safari gives a clicked link none.
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

/** Around the ring of pictures (rule 3.10). */
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
