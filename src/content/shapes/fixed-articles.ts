/** Articles with permanent URLs (rule 1.9); without a library for the desk's pages. */
export const FIXED_ARTICLES: ReadonlySet<string> = new Set([
  "nova-carta-vinhos",
  "premio-melhor-steakhouse",
]);
