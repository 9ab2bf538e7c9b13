import type { z } from "zod";

// Marks the role of a field's value in a schema, and finds such values.

/**
 * - `picture`: the URL of a shown picture
 * - `link`: a URL that visitors may follow
 * - `restaurant`: the slug of an existing restaurant
 * - `markdown`: a text that a parser must accept
 */
type FieldSort = "picture" | "link" | "restaurant" | "markdown";

const SORTS = new WeakMap<z.core.$ZodType, FieldSort>();

/** Marks a schema. Schemas derived from it by `refine` and the like are unmarked. */
export function ofSort<Shape extends z.ZodType>(sort: FieldSort, shape: Shape): Shape {
  SORTS.set(shape, sort);
  return shape;
}

/** A text of an entry with its path: `rooms`, `0`, `name`, `en`. */
interface FoundField {
  readonly path: readonly string[];
  readonly value: string;
}

/** Returns the texts of a sort in a value, in schema order; a draft may lack any. */
export function findFields(sort: FieldSort, shape: z.core.$ZodType, value: unknown): FoundField[] {
  return placesIn(shape)
    .filter((place) => place.sort === sort)
    .flatMap(({ path }) => [...textsAt(value, path)]);
}

export function fieldsOf(
  shape: z.core.$ZodType,
  isWanted: (field: z.core.$ZodType) => boolean = () => true,
): readonly string[] {
  const fields = partsOf(shape).flatMap(([keys, inner]) =>
    keys.length === 0 ? fieldsOf(inner, isWanted) : isWanted(inner) ? keys : [],
  );
  return [...new Set(fields)];
}

/** A path through schemas; `EACH` stands for every entry of a list or record. */
interface Place {
  readonly sort: FieldSort;
  readonly path: readonly string[];
}
const EACH = "*";
const PLACES = new WeakMap<z.core.$ZodType, readonly Place[]>();

function placesIn(shape: z.core.$ZodType): readonly Place[] {
  const sort = SORTS.get(shape);
  if (sort !== undefined) return [{ sort, path: [] }];
  const known = PLACES.get(shape);
  if (known !== undefined) return known;
  const places = new Map<string, Place>();
  for (const [keys, inner] of partsOf(shape)) {
    for (const place of placesIn(inner)) {
      const path = [...keys, ...place.path];
      // A union's options may share a field.
      places.set(`${place.sort} ${path.join(".")}`, { sort: place.sort, path });
    }
  }
  PLACES.set(shape, [...places.values()]);
  return [...places.values()];
}

/** Returns the inner schemas, each below a key or in the same place. */
function partsOf(shape: z.core.$ZodType): readonly (readonly [string[], z.core.$ZodType])[] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).map(([key, inner]) => [[key], inner]);
    case "array":
      return [[[EACH], def.element]];
    case "record":
      return [[[EACH], def.valueType]];
    case "union":
      return def.options.map((option) => [[], option]);
    case "nullable":
    case "optional":
    case "default":
    case "readonly":
      return [[[], def.innerType]];
    default:
      return [];
  }
}

function* textsAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: readonly string[] = [],
): Generator<FoundField> {
  if (key === undefined) {
    if (typeof value === "string") yield { path, value };
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (key === EACH || key === name) yield* textsAt(inner, rest, [...path, name]);
  }
}
