import { expect, test } from "vitest";
import { z } from "zod";
import { NEWS, RESTAURANTS } from "../built-in/built-in-content.server.ts";
import { kindOf } from "../kinds/all-kinds.ts";
import { findFields, ofSort } from "./field-sorts.ts";

const link = ofSort("link", z.string());
const shape = z
  .strictObject({
    one: link.nullable(),
    many: z.array(z.strictObject({ url: link }).readonly()).readonly(),
    named: z.partialRecord(z.enum(["a", "b"]), link).exactOptional(),
    choice: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("x"), url: link }),
      z.strictObject({ kind: z.literal("y"), url: link }),
    ]),
    plain: z.string(),
    refined: link.refine((value) => value !== ""),
  })
  .refine(() => true)
  .readonly();

const found = (value: unknown) =>
  findFields("link", shape, value).map((one) => `${one.path.join(".")}=${one.value}`);

test("finds fields of a sort through lists, records, unions and wrappers, each once", () => {
  const value = {
    one: "1",
    many: [{ url: "2" }, { url: "3" }],
    named: { b: "4" },
    choice: { kind: "y", url: "5" },
    plain: "no link",
    refined: "a shape of its own",
  };
  expect(found(value)).toEqual([
    "one=1",
    "many.0.url=2",
    "many.1.url=3",
    "named.b=4",
    "choice.url=5",
  ]);
  expect(findFields("picture", shape, value)).toEqual([]);
});

test.each([null, "text", {}, { one: null, many: "no list", choice: { url: 1 }, named: [null] }])(
  "accepts a draft without them: %j",
  (draft) => expect(found(draft)).toEqual([]),
);

test("finds the declared pictures and Markdown of kinds", () => {
  const [restaurant] = RESTAURANTS;
  const [article] = NEWS;
  const pictures = findFields("picture", kindOf("restaurants").shape, restaurant);
  const { heroImage, images } = restaurant!;
  expect(pictures.map(({ value }) => value)).toEqual([heroImage, ...images]);
  const news = kindOf("news").shape;
  const { image, content } = article!;
  expect(findFields("picture", news, article)).toMatchObject([{ value: image }]);
  const texts = Object.values(content).map((value) => ({ value }));
  expect(findFields("markdown", news, article)).toMatchObject(texts);
});
