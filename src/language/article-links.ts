// Where the links and pictures of an article may lead to.

/** Http(s), or this site. */
export function isWebUrl(url: string): boolean {
  const hasScheme = /^[^/?#]*:/.test(url);
  return url !== "" && (!hasScheme || /^https?:/i.test(url));
}

/** The same, an e-mail address or a telephone number. */
export function isArticleLink(url: string): boolean {
  return isWebUrl(url) || /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().-]+)$/i.test(url);
}
