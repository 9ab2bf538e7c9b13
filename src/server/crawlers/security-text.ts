import { LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";

/** RFC 9116 recommends less than a year, so that an abandoned mailbox is not trusted. */
const VALID_FOR_MS = 364 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Without an e-mail in the
 * settings that is the contact page.
 */
export function securityText(options: {
  readonly siteUrl: string;
  readonly email: string;
  readonly since: Date;
}): string {
  const { siteUrl, email, since } = options;
  const contact = email === "" ? siteUrl + pathTo("en", "contact") : `mailto:${email}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(since.getTime() + VALID_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
