/** How the digits after the country code are grouped, by country code and number of digits. */
const GROUPS: readonly [code: string, digits: number, pattern: string][] = [
  ["55", 11, "## #####-####"],
  ["55", 10, "## ####-####"],
  ["34", 9, "### ## ## ##"],
  ["56", 9, "# #### ####"],
  ["54", 10, "## ####-####"],
];

/** An E.164 number as people write it: `+551130871399` → `+55 11 3087-1399`; others stay as they are. */
export function formatPhone(phone: string): string {
  for (const [code, digits, pattern] of GROUPS) {
    const rest = phone.slice(code.length + 1);
    if (!phone.startsWith(`+${code}`) || rest.length !== digits || !/^\d+$/.test(rest)) continue;
    let next = 0;
    return `+${code} ${pattern.replaceAll("#", () => rest[next++] ?? "")}`;
  }
  return phone;
}

/** The digits to dial, or undefined when the text is not a number: `tel:` wants nothing else. */
export function dialledNumber(phone: string): string | undefined {
  const dialled = phone.replaceAll(/[^\d+]/g, "");
  return /^\+?\d{6,15}$/.test(dialled) ? dialled : undefined;
}

/** The address of a chat, as WhatsApp documents it: digits alone, without the sign before the country's code. */
export function whatsAppUrl(number = "", words?: string): string | undefined {
  const digits = dialledNumber(number)?.replace("+", "");
  if (digits === undefined) return undefined;
  if (words === undefined) return `https://wa.me/${digits}`;
  // `encodeURIComponent` would throw at a name with half a character in it; a plus would stay one in the chat.
  const query = new URLSearchParams({ text: words }).toString().replaceAll("+", "%20");
  return `https://wa.me/${digits}?${query}`;
}
