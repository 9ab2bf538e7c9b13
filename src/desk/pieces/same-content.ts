/**
 * Whether two contents say the same, in whatever order a JSON column gives their fields back. A number
 * that cannot be read is null in JSON.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [another]) => (one < another ? -1 : 1)),
  );
}
