/**
 * Removes the nonces from a rendered page, and returns the texts of the inline scripts that had one. `nonce` was made
 * for this render alone and is in no page that was ever sent: markup that got into the page by a
 * mistake cannot know it, so its scripts are not among them.
 */
export function takeInlineScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script(?![^<>]*\\ssrc=)[^<>]*${mark}[^<>]*>(.*?)</script>`, "gs");
  return {
    html: html.replaceAll(mark, ""),
    scripts: Array.from(html.matchAll(marked), ([, text = ""]) => text),
  };
}
