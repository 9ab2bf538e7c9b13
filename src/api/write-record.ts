import { z } from "zod";

/** JSON carried as text, like other structured fields; absent if empty. */
export const PICTURE_FIELDS = {
  /** Alternative texts of uploaded pictures, by URL. */
  pictureTexts: z.string().optional(),
  /** Creators of uploaded pictures, by URL. */
  pictureCredits: z.string().optional(),
};

/** Writes a record in its contract's field order; structured values become JSON carried as text. */
export function writeRecord<Record extends object>(
  { shape }: z.ZodObject & z.ZodType<Record>,
  piece: { readonly [Name in keyof Record]: unknown },
): Record {
  const values = new Map<string, unknown>(Object.entries(piece));
  const fields = Object.keys(shape).map((name) => [name, written(values.get(name))]);
  return Object.fromEntries(fields) as Record;
}

function written(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value);
}
