/** The articles that the site has at these URLs for good (rule 1.9), without a library for the desk's pages. */
export const FIXED_ARTICLES: ReadonlySet<string> = new Set([
  "nova-carta-vinhos",
  "premio-melhor-steakhouse",
]);
