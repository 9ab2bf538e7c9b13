/** A URL with user info, which visitors can mistake for its host. */
const NAMES_USER = /^(?:https?:[\\/]*|[\\/]{2,})[^\\/?#]*@/i;

/** Returns whether a URL is https without user info, in a spelling that every parser reads alike. */
export function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^\s\\/?#\p{C}][^\s\\\p{C}]*$/iu.test(url) &&
    !NAMES_USER.test(url) &&
    URL.canParse(url)
  );
}

export function isWebUrl(url: string): boolean {
  const hasScheme = /^[^/?#]*:/.test(url);
  return url !== "" && (!hasScheme || /^https?:/i.test(url)) && !NAMES_USER.test(url);
}

/** Also accepts e-mail addresses and telephone numbers. */
export function isArticleLink(url: string): boolean {
  return isWebUrl(url) || /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().-]+)$/i.test(url);
}
