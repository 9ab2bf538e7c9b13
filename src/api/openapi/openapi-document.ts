import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

/** The OpenAPI 3.1 document of all routes that {@link describeOperation} describes, mounted ones too. */
export function openApiDocument(app: Hono) {
  return generateSpecs(app, {
    // The path of the site's settings ends like a file's.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: "Product API of the restaurants' site",
        description: "Errors are problem documents (RFC 9457).",
        version: "1",
        license: { name: "Not licensed for use by others", identifier: "LicenseRef-None" },
      },
      servers: [{ url: "/" }],
      // There is no authentication.
      security: [],
    },
  });
}
