import { Hono } from "hono";
import { generateSpecs } from "hono-openapi";

const FOR_A_WHILE = "public, max-age=300";

export function openApiRoutes(app: Hono) {
  // Generated at the first request, when all routes are mounted.
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono().get("/openapi.json", async (context) => {
    context.header("Cache-Control", FOR_A_WHILE);
    return context.json(await (document ??= openApiDocument(app)));
  });
}

function openApiDocument(app: Hono) {
  return generateSpecs(app, {
    // `/site-config.json` looks like a static file.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: "Product API of the restaurants' site",
        description: "Errors are problem documents (RFC 9457).",
        version: "1",
        license: { name: "Not licensed for use by others", identifier: "LicenseRef-None" },
      },
      servers: [{ url: "/" }],
      // No authentication.
      security: [],
    },
  });
}
