/** The `type` of the rules' script. */
export const SPECULATION_RULES_TYPE = "speculationrules";

/**
 * Lets supporting browsers (Chrome and its relatives) fetch a page before its link is opened: on
 * touch at the latest, on a phone also for a prominent link. React then prefetches data instead.
 * The pattern excludes URLs with a query, which is a visitor's own choice.
 */
const RULES = {
  prefetch: [{ where: { href_matches: String.raw`/(pt|en|es)/*\?` }, eagerness: "moderate" }],
};

/** Returns the rules' element, with this render's nonce. */
export function speculationRulesElement(nonce: string): string {
  return `<script type="${SPECULATION_RULES_TYPE}" nonce="${nonce}">${JSON.stringify(RULES)}</script>`;
}
