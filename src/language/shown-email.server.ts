import { domainToUnicode } from "node:url";

/** An address as people read it: its domain in letters instead of punycode. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return /(^|\.)xn--/i.test(domain)
    ? email.slice(0, at) + (domainToUnicode(domain) || domain)
    : email;
}
