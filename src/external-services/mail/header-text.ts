/** Control and format characters: line breaks, and signs that turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Signs that mean something in a list of addresses. */
const OF_ADDRESSES = /[<>()[\]:;@\\,"]+/g;
/** One mailbox without quotes, comments or names; narrower than the standard on purpose. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const LONGEST = 120;

/** The text as one line of a header in which nothing has a special meaning. */
export function headerLine(text: string): string {
  const line = text.replaceAll(INVISIBLE, " ").replaceAll(/\s+/g, " ").trim();
  // The beginning of an encoded word, which mail programs decode wherever they find it.
  return shorten(line.replaceAll("=?", "= ?"));
}

/** A display name for an address: it cannot be read as another address. */
export function headerName(text: string): string {
  return headerLine(text.replaceAll(OF_ADDRESSES, " "));
}

export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && PLAIN_ADDRESS.test(text);
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join("")}…`;
}
