import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { z } from "zod";
import { jsonSchema } from "./openapi-document.ts";
import { OPERATIONS, type Operation } from "./operations.ts";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
div { overflow-x: auto; }
`;

/** The only thing the page may load is its own style. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The OpenAPI document for people: a page without script. */
export function docsPage() {
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
          <p>
            Errors are problem documents (RFC 9457). The same for programs:
            <a href="/api/openapi.json">OpenAPI</a>.
          </p>
          ${OPERATIONS.map(section)}
        </main>
      </body>
    </html>`;
}

function section({ method, path, summary, parameters = [], body, answers }: Operation) {
  const asked = parameters.map(({ name, in: place, description }) => [name, place, description]);
  const told = Object.entries(answers).map(([status, [description, shape]]) => [
    status,
    description,
    shape === null ? "problem" : "",
  ]);
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}</p>
    ${asked.length > 0 ? table("Parameters", ["Name", "Where", "Meaning"], asked) : ""}
    ${body ? table("Fields", ["Name", "Needed", "Shape"], fieldsOf(body)) : ""}
    ${table("Answers", ["Status", "Meaning", "Shape"], told)}
  </section>`;
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

function fieldsOf(body: z.ZodType): string[][] {
  const { properties = {}, required = [] } = jsonSchema(body, "input");
  return Object.entries(properties).map(([name, schema]) => [
    name,
    required.includes(name) ? "yes" : "",
    typeof schema === "boolean" ? "" : shapeOf(schema),
  ]);
}

function shapeOf(schema: z.core.JSONSchema.BaseSchema): string {
  if (schema.anyOf) return schema.anyOf.map((one) => shapeOf(one as typeof schema)).join(" or ");
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
