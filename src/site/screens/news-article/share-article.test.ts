import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareArticle } from "./share-button.tsx";

const LINK = { title: "Uma noite", url: "https://site.example/pt/novidades/uma-noite" };

const share = vi.fn<(link: ShareData) => Promise<void>>(async () => {});
const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
const clipboard = { writeText };

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

/** What comes of it in a browser that can do this. */
function sharedBy(browser: object) {
  vi.stubGlobal("navigator", browser);
  return shareArticle(LINK);
}

function rejected(name: string) {
  return () => Promise.reject(new DOMException("no", name));
}

test("the browser's own sharing is used where there is one, and nothing is copied", async () => {
  expect(await sharedBy({ share, clipboard })).toBe("shared");
  expect(share).toHaveBeenCalledWith(LINK);
  // Nor behind the visitor's back, who has closed the dialogue.
  expect(await sharedBy({ share: rejected("AbortError"), clipboard })).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["there is none", {}],
  ["it is refused", { share: rejected("NotAllowedError") }],
])("where %s the link is copied", async (_, browser) => {
  expect(await sharedBy({ ...browser, clipboard })).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(LINK.url);
});

test("where nothing can be done it says so", async () => {
  expect(await sharedBy({})).toBe("failed");
  const forbidden = { writeText: rejected("NotAllowedError") };
  expect(await sharedBy({ clipboard: forbidden })).toBe("failed");
});
