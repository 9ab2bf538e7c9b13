import { z } from "zod";

/** JSON carried as text, like the other fields of a record; absent where there is nothing to say. */
export const PICTURE_FIELDS = {
  /** What uploaded pictures show, by URL. */
  pictureTexts: z.string().optional(),
  /** Who made uploaded pictures, by URL. */
  pictureCredits: z.string().optional(),
};

/** The fields of a record, in its contract's order: what is no plain value is JSON carried as text. */
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
