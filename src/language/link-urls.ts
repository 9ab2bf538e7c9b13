// Where the links and pictures of content may lead to.

/** A URL that names a user: what stands before the @ is read as the site that it leads to. */
const NAMES_USER = /^(?:https?:[\\/]*|[\\/]{2,})[^\\/?#]*@/i;

/** Https in the only spelling that everybody reads alike: without what browsers leave out, and without a user. */
export function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu.test(url) &&
    !NAMES_USER.test(url) &&
    URL.canParse(url)
  );
}

/** Http(s), or this site. */
export function isWebUrl(url: string): boolean {
  const hasScheme = /^[^/?#]*:/.test(url);
  return url !== "" && (!hasScheme || /^https?:/i.test(url)) && !NAMES_USER.test(url);
}

/** The same, an e-mail address or a telephone number. */
export function isArticleLink(url: string): boolean {
  return isWebUrl(url) || /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().-]+)$/i.test(url);
}
