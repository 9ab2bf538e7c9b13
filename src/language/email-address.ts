import { withoutInvisible } from "./invisible-characters.ts";

/**
 * An e-mail address as browsers understand it (HTML, "valid e-mail address"), with a domain of two
 * parts at least, in letters or punycode, and without the dots and lengths that mail servers refuse.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** In characters, by RFC 5321. */
export const LONGEST_EMAIL = 254;

/**
 * Returns an address as it is stored, with its domain in punycode, of what was typed or pasted: `mailto:`, angle
 * brackets, full-width letters, invisible characters and a closing comma do not matter. Returns undefined for what is no
 * address, and where letters other than ASCII stand before the @: few mail servers take them.
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

/** A domain in punycode where it has other letters than ASCII; "" for what is no domain. */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7F]/.test(domain)) return domain;
  try {
    // What has a meaning in a URL is no part of a domain.
    return /[\s:/?#\\%[\]]/.test(domain) ? "" : new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}
