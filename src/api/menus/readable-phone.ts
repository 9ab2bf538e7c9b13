/** How the digits after the country code are grouped, by country code and number of digits. */
const GROUPS: readonly [code: string, digits: number, pattern: string][] = [
  ["55", 11, "## #####-####"],
  ["55", 10, "## ####-####"],
  ["34", 9, "### ## ## ##"],
  ["56", 9, "# #### ####"],
  ["54", 10, "## ####-####"],
];

/** `+34913591000` → `+34 913 59 10 00`; a number of another country stays as it is. */
export function readablePhone(phone: string): string {
  for (const [code, digits, pattern] of GROUPS) {
    const rest = phone.slice(code.length + 1);
    if (!phone.startsWith(`+${code}`) || rest.length !== digits || !/^\d+$/.test(rest)) continue;
    let next = 0;
    return `+${code} ${pattern.replaceAll("#", () => rest[next++] ?? "")}`;
  }
  return phone;
}
