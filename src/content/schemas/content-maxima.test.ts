import { expect, test } from "vitest";
import { z } from "zod";
import { CONTENT_KINDS, kindOf } from "../kinds/all-kinds.ts";
import { menuContent } from "../kinds/menu.ts";
import { LONGEST } from "./content-maxima.ts";

type Schema = z.core.JSONSchema.BaseSchema;

function unboundedPaths(schema: Schema, path: string): string[] {
  const inside = (part: unknown, where: string) => unboundedPaths(Object(part), path + where);
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, additionalProperties } = schema;
  const choices = [...anyOf, ...oneOf, ...allOf];
  if (choices.length > 0) return choices.flatMap((one) => inside(one, ""));
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  if (/^(number|integer|boolean|null)$/.test(String(schema.type))) return [];
  if (schema.type === "string") return schema.maxLength === undefined ? [path] : [];
  if (schema.type === "array")
    return [...(schema.maxItems === undefined ? [path] : []), ...inside(schema.items, "[]")];
  if (schema.type !== "object") return [path];
  const named = Object.entries(properties).flatMap(([name, one]) => inside(one, `.${name}`));
  if (additionalProperties === false) return named;
  return [
    ...named,
    ...inside(schema.propertyNames, "{name}"),
    ...inside(additionalProperties, "{}"),
  ];
}

const asSchema = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;

test.each(CONTENT_KINDS)("limits every text and list of %s", (kind) => {
  expect(unboundedPaths(asSchema(kindOf(kind).shape), kind)).toEqual([]);
});

test("checks nothing else of a text that is too long", () => {
  const { slug } = menuContent.unwrap().shape;
  const checked = slug.safeParse("-".repeat(LONGEST.slug + 1));
  expect(checked.error?.issues).toMatchObject([{ code: "too_big" }]);
});
