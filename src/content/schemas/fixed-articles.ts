/**
 * Articles with permanent URLs (rule 1.9). Free of libraries, because the desk's pages import it.
 */
export const FIXED_ARTICLES: ReadonlySet<string> = new Set([
  "nova-carta-vinhos",
  "premio-melhor-steakhouse",
]);
