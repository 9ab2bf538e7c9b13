/** Moves a row into a gap, which is counted while the row is still where it was. Changes nothing it gets. */
export function moveRow<Row>(rows: readonly Row[], from: number, gap: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined) return rows;
  return rows.toSpliced(from, 1).toSpliced(gap > from ? gap - 1 : gap, 0, row);
}
