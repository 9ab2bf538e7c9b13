import { z } from "zod";
import { OPERATIONS, type Operation } from "./operations.ts";

/** RFC 9457; `errors` comes with 422 alone. */
const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  instance: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** A JSON Schema of what is sent in (`input`) or comes back (`output`). */
export function jsonSchema(shape: z.ZodType, io: "input" | "output"): z.core.JSONSchema.JSONSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
}

/** The OpenAPI 3.1 document of {@link OPERATIONS}, generated from the contracts. */
export function openApiDocument() {
  const paths = Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, { [operation.method]: describe(operation) }]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "Product API of the restaurants' site",
      version: "1",
      license: { name: "Not licensed for use by others", identifier: "LicenseRef-None" },
    },
    servers: [{ url: "/" }],
    // There is no login: nothing of it asks for a key.
    security: [],
    paths,
    components: { schemas: { Problem: jsonSchema(problemDocument, "output") } },
  };
}

/** What the process answers whatever is called, before it looks at the call. */
const REFUSALS: Operation["answers"] = {
  400: ["The request makes no sense: its address, say, or its host"],
};

function describe(operation: Operation) {
  const { path, method, summary, parameters = [], body, isJsonOnly = false, answers } = operation;
  return {
    operationId: `${method}${path.replaceAll(/[^a-zA-Z]+(.)?/g, (_, letter = "") => letter.toUpperCase())}`,
    summary,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      required: parameter.in === "path",
      schema: { type: "string" },
    })),
    ...(body && {
      requestBody: { required: true, content: posted(jsonSchema(body, "input"), isJsonOnly) },
    }),
    responses: Object.fromEntries(
      Object.entries({ ...REFUSALS, ...answers }).map(([status, [description, shape]]) => [
        status,
        { description, ...(shape === undefined ? {} : { content: answered(shape) }) },
      ]),
    ),
  };
}

function posted(schema: object, isJsonOnly: boolean) {
  const media = { schema };
  if (isJsonOnly) return { "application/json": media };
  return { "application/json": media, "application/x-www-form-urlencoded": media };
}

function answered(shape: z.ZodType | null) {
  if (shape !== null) return { "application/json": { schema: jsonSchema(shape, "output") } };
  return { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
}
