import { expect, test } from "./browser-fixtures.ts";

const NEXT = 'button[aria-label^="Próximos"]';
const PREVIOUS = 'button[aria-label^="Anteriores"]';

test("plays the film, and pauses and resumes it by its button", async ({ tab }) => {
  await tab.open("/pt");
  await tab.expects(true, isFilmRunning);
  await tab.click('button[aria-label="Pausar o vídeo"]');
  await tab.sees('button[aria-label="Reproduzir o vídeo"]');
  await tab.expects(true, () => document.querySelector("video")?.paused === true);
  await tab.click('button[aria-label="Reproduzir o vídeo"]');
  await tab.expects(true, isFilmRunning);
});

/** Returns whether frames are being drawn. */
function isFilmRunning(): boolean {
  const film = document.querySelector("video");
  return film !== null && !film.paused && film.currentTime > 0 && film.videoWidth > 0;
}

test("turns the carousel to its end and back @nightly", async ({ tab }) => {
  await tab.resize(tab.phoneWidth, 900);
  await tab.open("/pt");
  await tab.hydrate();
  await tab.sees(`${PREVIOUS}:disabled`);
  for (let view = 1; await tab.evaluate(isEnabled, NEXT); view += 1) {
    expect(view).toBeLessThan(10);
    const before = await tab.evaluate(scrolledTo);
    await tab.click(NEXT);
    await tab.expects(true, restsBeyond, before);
  }
  await tab.click(PREVIOUS);
  await tab.expects(true, isEnabled, NEXT);
});

/** A focused button at an end is disabled by ARIA only. */
function isEnabled(button: string): boolean {
  return document.querySelector(`${button}:enabled:not([aria-disabled])`) !== null;
}

function scrolledTo(): number {
  return document.querySelector(".carousel-list")?.scrollLeft ?? 0;
}

/** Returns whether the carousel has moved and rests at a card's beginning or at its marked end. */
function restsBeyond(before: number): boolean {
  const list = document.querySelector(".carousel-list");
  const [first, second] = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect());
  if (list === null || first === undefined || second === undefined) return false;
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const cards = scrollLeft / (second.left - first.left);
  const isAtCard = Math.abs(cards - Math.round(cards)) < 0.02;
  const isAtEnd = scrollLeft > scrollWidth - clientWidth - 2;
  const next = document.querySelector('button[aria-label^="Próximos"]');
  const isOver = next?.matches(":disabled, [aria-disabled]") === true;
  return scrollLeft > before + 1 && (isAtEnd ? isOver : isAtCard);
}
