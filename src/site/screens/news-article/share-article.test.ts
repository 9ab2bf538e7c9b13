import { expect, test, vi } from "vitest";
import { shareArticle } from "./share-article.ts";

const LINK = { title: "Uma noite", url: "https://site.example/pt/novidades/uma-noite" };

function rejected(name: string) {
  return () => Promise.reject(new DOMException("no", name));
}

test("the browser's own sharing is used where there is one, and nothing is copied", async () => {
  const share = vi.fn(async () => {});
  const clipboard = { writeText: vi.fn(async () => {}) };
  expect(await shareArticle(LINK, { share, clipboard })).toBe("shared");
  expect(share).toHaveBeenCalledWith(LINK);
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test("without it the link is copied", async () => {
  const clipboard = { writeText: vi.fn(async () => {}) };
  expect(await shareArticle(LINK, { clipboard })).toBe("copied");
  expect(clipboard.writeText).toHaveBeenCalledWith(LINK.url);
});

test("a sharing dialogue that was closed copies nothing behind the visitor's back", async () => {
  const clipboard = { writeText: vi.fn(async () => {}) };
  const browser = { share: rejected("AbortError"), clipboard };
  expect(await shareArticle(LINK, browser)).toBe("dismissed");
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test("where sharing is refused the link is copied", async () => {
  const clipboard = { writeText: vi.fn(async () => {}) };
  expect(await shareArticle(LINK, { share: rejected("NotAllowedError"), clipboard })).toBe(
    "copied",
  );
});

test("where nothing can be done it says so", async () => {
  expect(await shareArticle(LINK, {})).toBe("failed");
  const clipboard = { writeText: rejected("NotAllowedError") };
  expect(await shareArticle(LINK, { clipboard })).toBe("failed");
});
