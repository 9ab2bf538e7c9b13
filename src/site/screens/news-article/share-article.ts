/** What the browser at hand can do with a link; the parts it has not are missing. */
export interface SharingBrowser {
  readonly share?: (link: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Rule 3.16: the browser's own sharing where it has one, else the link is copied. Returns what
 * came of it; "dismissed" where the browser's sharing dialogue was closed: nothing is announced.
 */
export async function shareArticle(
  link: { title: string; url: string },
  browser: SharingBrowser,
): Promise<"shared" | "dismissed" | "copied" | "failed"> {
  try {
    if (browser.share) {
      await browser.share(link);
      return "shared";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "dismissed";
    // Refused, for example inside a frame: the link can still be copied.
  }
  try {
    if (!browser.clipboard) return "failed";
    await browser.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "failed";
  }
}
