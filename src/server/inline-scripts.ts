interface PageWithScripts {
  /** The page without the marks. */
  readonly html: string;
  /** The text of each inline script that was marked. */
  readonly scripts: readonly string[];
}

/**
 * Removes the nonces from a rendered page, and returns the inline scripts that had one. `nonce` was made
 * for this render alone and is in no page that was ever sent: markup that got into the page by a
 * mistake cannot know it, so its scripts are not among them.
 */
export function takeInlineScripts(html: string, nonce: string): PageWithScripts {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script(?![^<>]*\\ssrc=)[^<>]*${mark}[^<>]*>(.*?)</script>`, "gs");
  return {
    html: html.replaceAll(mark, ""),
    scripts: Array.from(html.matchAll(marked), ([, text = ""]) => text),
  };
}
