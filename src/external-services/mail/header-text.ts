/** Control and format characters: line breaks, and signs that turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Signs that mean something in a list of addresses. */
const OF_ADDRESSES = /[<>()[\]:;@\\,"]+/g;
/** One mailbox without quotes, comments or names; narrower than the standard on purpose. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const LONGEST = 120;

/** A text that is one line in a header, and means just what it says, whatever it was before. */
export function headerLine(text: string): string {
  const line = text.replaceAll(INVISIBLE, " ").replaceAll(/\s+/g, " ").trim();
  // The beginning of an encoded word, which mail programs decode wherever they find it.
  return shorten(line.replaceAll("=?", "= ?"));
}

/** A name to stand before an address: it cannot look like another address, or be two. */
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
