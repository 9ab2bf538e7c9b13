/**
 * Removes the nonces from a rendered page, and returns the texts of its marked inline scripts.
 * `nonce` is random per render and never sent, so injected scripts cannot carry it.
 */
export function takeInlineScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script(?![^<>]*\\ssrc=)[^<>]*${mark}[^<>]*>(.*?)</script>`, "gs");
  return {
    html: html.replaceAll(mark, ""),
    scripts: Array.from(html.matchAll(marked), ([, text = ""]) => text),
  };
}
