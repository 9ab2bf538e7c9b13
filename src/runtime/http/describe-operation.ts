import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";

export interface Operation {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
    readonly description: string;
  }[];
  readonly body?: z.ZodType;
  readonly isJsonOnly?: boolean;
  /** By status: a schema, null for a problem document (RFC 9457), undefined for no body. */
  readonly responses: Readonly<
    Record<number, readonly [description: string, shape?: z.ZodType | null]>
  >;
}

/** RFC 9457; only 422 has `errors`. `ref` makes it a component of the document. */
const problemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ ref: "Problem" });

export const DATABASE_UNREACHABLE = ["The database cannot be reached", null] as const;

/** The responses of a route that reads content; the HTTP server caches them. */
export const contentResponses = (description: string, data: z.ZodType) => ({
  200: [description, z.object({ data })] as const,
  304: ["Unchanged since the `ETag` that `If-None-Match` names"] as const,
  503: DATABASE_UNREACHABLE,
});

/** Responses of the HTTP server before any route runs. */
const REFUSALS: Operation["responses"] = {
  400: ["Malformed request: an invalid URL or Host header, for example"],
};

export function describeOperation(operation: Operation) {
  const { summary, parameters = [], body, isJsonOnly = false, responses } = operation;
  return describeRoute({
    operationId: ({ method, path }) =>
      `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z]+(.)?/g, (_, letter = "") => letter.toUpperCase())}`,
    summary,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      required: parameter.in === "path",
      schema: { type: "string" },
    })),
    ...(body && { requestBody: { required: true, content: requestContent(body, isJsonOnly) } }),
    responses: Object.fromEntries(
      Object.entries({ ...REFUSALS, ...responses }).map(([status, [description, shape]]) => [
        status,
        { description, ...(shape === undefined ? {} : { content: responseContent(shape) }) },
      ]),
    ),
  });
}

function requestContent(body: z.ZodType, isJsonOnly: boolean) {
  const media = { schema: resolver(body, { options: { io: "input" } }) };
  if (isJsonOnly) return { "application/json": media };
  return { "application/json": media, "application/x-www-form-urlencoded": media };
}

function responseContent(shape: z.ZodType | null) {
  const schema = resolver(shape ?? problemDocument, { options: { io: "output" } });
  return { [shape === null ? "application/problem+json" : "application/json"]: { schema } };
}
