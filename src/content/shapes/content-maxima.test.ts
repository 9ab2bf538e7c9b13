import { expect, test } from "vitest";
import { z } from "zod";
import { CONTENT_KINDS, kindOf } from "../kinds/all-kinds.ts";
import { menuContent } from "../kinds/menu.ts";
import { LONGEST } from "./content-maxima.ts";

/** The parts of a JSON schema that hold other schemas. */
interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** The paths in a shape at which it takes as much as somebody sends. */
function unboundedPaths(schema: Schema, path: string): string[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((one) => unboundedPaths(one, path));
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  switch (schema.type) {
    case "string":
      return schema.maxLength === undefined ? [path] : [];
    case "array":
      return [
        ...(schema.maxItems === undefined ? [path] : []),
        ...unboundedPaths(schema.items ?? {}, `${path}[]`),
      ];
    case "object":
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
          unboundedPaths(one, `${path}.${name}`),
        ),
        ...(schema.additionalProperties === false
          ? []
          : [
              ...unboundedPaths(schema.propertyNames ?? {}, `${path}{name}`),
              ...unboundedPaths(Object(schema.additionalProperties), `${path}{}`),
            ]),
      ];
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return [];
    default:
      return [path];
  }
}

const asSchema = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;

test.each(CONTENT_KINDS)("every text and every list of %s has a maximum", (kind) => {
  expect(unboundedPaths(asSchema(kindOf(kind).shape), kind)).toEqual([]);
});

test("what is too long is not looked at any further", () => {
  const { slug } = menuContent.unwrap().shape;
  const checked = slug.safeParse("-".repeat(LONGEST.slug + 1));
  expect(checked.error?.issues).toMatchObject([{ code: "too_big" }]);
});
