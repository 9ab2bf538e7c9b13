import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { z } from "zod";
import type { OpenApiDocument } from "./openapi.api.ts";

type Operation = NonNullable<OpenApiDocument["paths"][string]["get"]>;
type Schema = z.core.JSONSchema.BaseSchema;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
td { overflow-wrap: anywhere; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
div { overflow-x: auto; }
`;

const FIELD_HEADS = ["Name", "Required", "Type"];

/** The only thing the page may load is its own style. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The OpenAPI document for people: a page without script. */
export function docsPage({ info, paths }: OpenApiDocument) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Product API</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>Product API</h1>
          <p>${info.description} The same for programs: <a href="/api/openapi.json">OpenAPI</a>.</p>
          ${Object.entries(paths).map(([path, { get, post }]) => [
            get && section(`GET ${path}`, get),
            post && section(`POST ${path}`, post),
          ])}
        </main>
      </body>
    </html>`;
}

function section(title: string, { summary, parameters, requestBody, responses }: Operation) {
  const askedFor = (parameters ?? []).flatMap((parameter) =>
    isReference(parameter) ? [] : [[parameter.name, parameter.in, parameter.description ?? ""]],
  );
  const sent =
    requestBody && !isReference(requestBody) ? requestBody.content["application/json"]?.schema : "";
  const received = Object.entries(responses ?? {}).flatMap(([status, response]) =>
    isReference(response) ? [] : [{ status, ...response }],
  );
  return html`<section>
    <h2><code>${title}</code></h2>
    <p>${summary}</p>
    ${askedFor.length > 0 ? table("Parameters", ["Name", "Where", "Meaning"], askedFor) : ""}
    ${sent ? table("Request body", FIELD_HEADS, fieldsOf(sent as Schema)) : ""}
    ${table(
      "Responses",
      ["Status", "Meaning", "Body"],
      received.map(({ status, description, content = {} }) => {
        return [
          status,
          description,
          Object.keys(content)
            .join(", ")
            .replaceAll(/application\/|\+json/g, ""),
        ];
      }),
    )}
    ${received.map(({ status, content }) => {
      const schema = status.startsWith("2") && content?.["application/json"]?.schema;
      return schema && table(`Body of ${status}`, FIELD_HEADS, fieldsOf(schema as Schema));
    })}
  </section>`;
}

function isReference(one: object): one is { $ref: string } {
  return "$ref" in one;
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const cells = (row: readonly string[]) => row.map((cell) => html`<td>${cell}</td>`);
  return html`<h3>${caption}</h3>
    <div>
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${cells(row)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** A row for each field, with the names of what it is in before its own: `data[].slug`. */
function fieldsOf({ properties = {}, required = [] }: Schema, parents = ""): string[][] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const isList = typeof property === "object" && property.type === "array";
    const path = `${parents}${name}${isList ? "[]" : ""}`;
    const schema = (isList ? property.items : property) as Schema;
    if (schema.properties) return fieldsOf(schema, `${path}.`);
    return [[path, required.includes(name) ? "yes" : "", shapeOf(schema)]];
  });
}

function shapeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map((one) => shapeOf(one as Schema)).join(" or ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(", ");
  const { type, format, minLength, maxLength, minimum, maximum } = schema;
  const least = minLength ?? minimum;
  const most = maxLength ?? maximum;
  return [
    format ?? type ?? "any",
    ...(least === undefined ? [] : [`from ${least}`]),
    ...(most === undefined ? [] : [`up to ${most}`]),
  ].join(" ");
}
