import { expect, test, vi } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { createCurrentSettings } from "./current-settings.ts";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "./site-settings.contract.ts";

const named = (siteName: string): SiteSettings => ({ ...DEFAULT_SITE_SETTINGS, siteName });
const FILE = named("file");
type Read = () => Promise<SiteSettings>;

function settingsOf(read: Read) {
  const { log, lines } = recordLog();
  const settings = createCurrentSettings({ fileSettings: FILE, read, log, timeoutMs: 20 });
  const ask = async () => {
    const { settings: found, isCurrent } = await settings.ask();
    return [found.siteName, isCurrent];
  };
  return { ask, invalidate: settings.invalidate, lines };
}

test("they are read once after each change", async () => {
  const read = vi.fn<Read>(async () => named("first"));
  const { ask, invalidate } = settingsOf(read);
  expect([await ask(), await ask()]).toEqual([
    ["first", true],
    ["first", true],
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockImplementation(async () => named("second"));
  invalidate();
  expect(await ask()).toEqual(["second", true]);
});

test("what was being read when they changed is not found afterwards", async () => {
  const old = Promise.withResolvers<SiteSettings>();
  const read = vi.fn<Read>(() => old.promise);
  const { ask, invalidate } = settingsOf(read);
  const before = ask();
  invalidate();
  read.mockImplementation(async () => named("new"));
  expect(await ask()).toEqual(["new", true]);
  old.resolve(named("old"));
  await before;
  invalidate();
  read.mockImplementation(() => Promise.reject(new Error("away")));
  expect(await ask()).toEqual(["new", false]);
});

test("while the database is away the last known ones serve, marked as not current", async () => {
  const read = vi.fn<Read>(() => Promise.reject(new Error("away")));
  const { ask, lines } = settingsOf(read);
  expect(await ask()).toEqual(["file", false]);
  expect(lines).toHaveLength(1);
  read.mockImplementation(async () => named("back"));
  expect(await ask()).toEqual(["back", true]);
});

test("while it hangs only the first one waits", async () => {
  const hanging = Promise.withResolvers<SiteSettings>();
  const { ask } = settingsOf(() => hanging.promise);
  expect(await ask()).toEqual(["file", false]);
  const asked = ask();
  expect(await Promise.race([asked, Promise.resolve().then(() => "late")])).not.toBe("late");
  hanging.resolve(named("there"));
  await vi.waitFor(async () => expect(await ask()).toEqual(["there", true]));
});
