/** The `type` of the script that holds the rules. */
export const SPECULATION_RULES_TYPE = "speculationrules";

/**
 * Lets a browser that can (Chrome and its relatives) ask for a page of the site before its link is
 * opened: at the latest when a finger goes down, on a phone also when a link stands out on the screen.
 * Only until React comes, which then asks for the data of pages instead. The pattern's end leaves out
 * URLs with a query, which is a visitor's own choice.
 */
const RULES = {
  prefetch: [{ where: { href_matches: String.raw`/(pt|en|es)/*\?` }, eagerness: "moderate" }],
};

/** The element for a page's head, with the nonce of this rendering. */
export function speculationRulesElement(nonce: string): string {
  return `<script type="${SPECULATION_RULES_TYPE}" nonce="${nonce}">${JSON.stringify(RULES)}</script>`;
}
