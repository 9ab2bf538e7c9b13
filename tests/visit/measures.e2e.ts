import { hiddenFocus } from "../page-actions.ts";
import { expect, test } from "../page-fixtures.ts";
import { paperFaults } from "./paper-probe.ts";
import { cutTexts, sidewaysScroll, smallTargets, undrawnControls } from "./page-layout.ts";
import { faintWords } from "./text-contrast.ts";

test("the measures of the layout find what is wrong", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.setContent(`
    <style>body { margin: 0 } a { display: block }</style>
    <header style="position: fixed; top: 0; width: 100%; height: 90px; background: #fff"></header>
    <a id="under" href="#a" style="height: 40px">Under the header</a>
    <div style="height: 200px"></div>
    <p style="width: 500px">This paragraph is wider than the window, by far, and scrolls sideways.</p>
    <div style="height: 10px; overflow: hidden">These words are cut below.</div>
    <button style="width: 40px; height: 20px; padding: 0; white-space: nowrap">Too long a word</button>
    <a href="#b" style="width: 9px; height: 9px; background: red"></a>
    <a href="#c" style="width: 9px; height: 9px; background: red"></a>
    <a id="unmarked" href="#d" style="outline: none; width: 90px; height: 40px">Unmarked</a>`);
  expect(await sidewaysScroll(page)).toBe(180);
  const cut = (await cutTexts(page)).join("\n");
  expect(cut).toContain("«This paragraph is wider than the window,");
  expect(cut).toContain("«These words are cut below.» is cut below");
  expect(cut).toContain("«Too long a word» sticks out of BUTTON");
  const small = (await smallTargets(page)).join("\n");
  expect(small).toContain('href="#b"');
  expect(small).toContain('href="#c"');
  expect(small).not.toContain('href="#d"');
  await page.locator("#under").focus();
  expect(await hiddenFocus(page)).toContain("out of sight");
  await page.locator("#unmarked").focus();
  expect(await hiddenFocus(page)).toContain("not marked");
  const drawn = await undrawnControls(page);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = (await undrawnControls(page)).filter((control) => !drawn.includes(control));
  expect(lost.join("\n")).toContain('href="#b"');
  await page.setContent(`
    <p style="color: #000">Beside</p>
    <img alt="" style="position: absolute; top: 90px; width: 90px; height: 90px">
    <p style="color: #000; margin-top: 90px">Beneath</p>`);
  const onPaper = (await paperFaults(page)).filter((fault) => fault.startsWith("beneath"));
  expect(onPaper).toEqual(["beneath a picture: p."]);
});

test("the measure finds words that are too faint, and no others", async ({ page }) => {
  await page.setContent(`
    <p style="color: #fff; background: linear-gradient(to right, #000, #999)">Fading words, small</p>
    <p style="color: #777; background: #fff">Just too faint</p>
    <p style="color: #767676; background: #fff">Just dark enough</p>
    <p style="color: #949494; background: #fff; font-size: 24px">Large enough</p>`);
  const faint = (await faintWords(page, "body")).map((line) => line.replace(/^[\d.]+: /, ""));
  expect(faint).toEqual(["Just too faint"]);
});
