import { withoutInvisible } from "./invisible-characters.ts";

/**
 * A valid e-mail address (HTML) with a domain of at least two labels in ASCII or punycode, without dots and lengths that
 * mail servers refuse.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** In characters (RFC 5321). */
export const LONGEST_EMAIL = 254;

/**
 * Normalizes a typed or pasted address: removes `mailto:`, angle brackets, full-width and invisible characters and a
 * closing comma, and writes the domain in punycode. Returns undefined for an invalid address or a local part beyond
 * ASCII, which few mail servers accept.
 */
export function readEmail(typed: string): string | undefined {
  if (typed.length > LONGEST_EMAIL) return undefined;
  const plain = withoutInvisible(typed).normalize("NFKC").trim();
  const [, bracketed = plain] = /^[^<>]*<([^<>]*)>[.,;\s]*$/.exec(plain) ?? [];
  const bare = bracketed.trim().replace(/^mailto:([^?]*).*$/i, "$1");
  const [, local = "", domain = ""] = /^([^@]*)@([^@]*?)[.,;]*$/.exec(bare) ?? [];
  const address = `${local.trim()}@${asciiDomain(domain.trim())}`;
  return address.length <= LONGEST_EMAIL && EMAIL.test(address) ? address : undefined;
}

/** Returns a domain in punycode; "" for an invalid one. */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7F]/.test(domain)) return domain;
  try {
    // Characters with a meaning in a URL are not part of a domain.
    return /[\s:/?#\\%[\]]/.test(domain) ? "" : new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}
