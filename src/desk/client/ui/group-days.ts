/** The day that it is for the group (São Paulo). */
export function groupToday(now = new Date()): string {
  // This language writes days as ISO 8601 does.
  return new Intl.DateTimeFormat("sv", { timeZone: "America/Sao_Paulo" }).format(now);
}

/** So many days, the last of them `last`, the oldest first. */
export function daysUpTo(last: string, count: number): readonly string[] {
  const end = Date.parse(`${last}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
