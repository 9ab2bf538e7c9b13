import { expect, test } from "./browser-fixtures.ts";

const RESTAURANTS = {
  button: "button[popovertarget=restaurants-panel]",
  panel: "#restaurants-panel",
};
const LANGUAGES = { button: "button[popovertarget=language-panel]", panel: "#language-panel" };
const MENU = { button: "header button[commandfor=mobile-menu]", panel: "#mobile-menu" };

for (const moment of ["before React", "after React"] as const) {
  test(`${moment}, the panels of the header open, close each other, lie in the window and lead on`, async ({
    tab,
  }) => {
    await tab.open("/pt/contato");
    if (moment === "after React") await tab.hydrate();
    for (const { button, panel } of [RESTAURANTS, LANGUAGES]) {
      await tab.seesNo(panel);
      await tab.click(button);
      await tab.sees(panel);
      expect(await tab.evaluate(isInWindow, panel)).toBe(true);
      await tab.press("Escape");
      await tab.seesNo(panel);
      await tab.click(button);
      await tab.sees(panel);
      await tab.clickAt(640, 700);
      await tab.seesNo(panel);
    }
    await tab.click(LANGUAGES.button);
    await tab.sees(LANGUAGES.panel);
    await tab.click(RESTAURANTS.button);
    await tab.sees(RESTAURANTS.panel);
    await tab.seesNo(LANGUAGES.panel);
    await tab.click({ css: `${RESTAURANTS.panel} a`, text: "Rubaiyat Rio" });
    await tab.isAt("/pt/restaurantes/rio-de-janeiro/rubaiyat-rio");
    await tab.sees({ css: "h1", text: "Rubaiyat Rio" });
    await tab.seesNo(RESTAURANTS.panel);
  });
}

test("opens the mobile menu over the window, closes it and follows its links", async ({ tab }) => {
  await tab.resize(tab.phoneWidth);
  await tab.open("/pt/contato");
  await tab.click(MENU.button);
  await tab.expects([true, true], coversWindow, MENU.panel);
  await tab.press("Escape");
  await tab.seesNo(MENU.panel);
  await tab.click(MENU.button);
  await tab.click(`${MENU.panel} button[command=close]`);
  await tab.seesNo(MENU.panel);
  await tab.click(MENU.button);
  await tab.click({ css: `${MENU.panel} a`, text: "Eventos" });
  await tab.isAt("/pt/eventos");
  await tab.seesNo(MENU.panel);
});

test("survives a resize across the large breakpoint with an open panel", async ({ tab }) => {
  await tab.open("/pt/contato");
  await tab.hydrate();
  for (const { button, panel } of [RESTAURANTS, LANGUAGES]) {
    await tab.click(button);
    await tab.sees(panel);
    // A mouse resting on the trigger would reopen it.
    await tab.pointAt(640, 700);
    await tab.resize(800);
    await tab.seesNo(panel);
    await tab.resize(1280);
    await tab.press("Escape");
    await tab.seesNo(panel);
  }
  await tab.resize(tab.phoneWidth);
  await tab.click(MENU.button);
  await tab.sees(MENU.panel);
  await tab.resize(1280);
  await tab.press("Escape");
  await tab.seesNo(MENU.panel);
});

function isInWindow(panel: string): boolean {
  const box = document.querySelector(panel)?.getBoundingClientRect();
  return (
    box !== undefined &&
    box.left >= 0 &&
    box.right <= innerWidth &&
    box.top > 0 &&
    box.bottom <= innerHeight
  );
}

function coversWindow(panel: string): boolean[] {
  const box = document.querySelector(panel)?.getBoundingClientRect();
  return [
    box?.left === 0 && box.width >= document.documentElement.clientWidth,
    box?.top === 0 && Math.round(box.height) >= innerHeight,
  ];
}
