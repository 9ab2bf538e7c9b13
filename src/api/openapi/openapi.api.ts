import { Hono } from "hono";
import { DOCS_POLICY, docsPage } from "./docs-page.ts";
import { generateSpecs } from "hono-openapi";

const FOR_A_WHILE = "public, max-age=300";

/** `GET /openapi.json` for programs and `GET /docs` for people: the described routes of `app`. */
export function openApiRoutes(app: Hono) {
  // Routes are mounted until the server listens: asked for later than that, all of them are there.
  let document: ReturnType<typeof openApiDocument> | undefined;
  const load = () => (document ??= openApiDocument(app));
  return new Hono()
    .get("/openapi.json", async (context) => {
      context.header("Cache-Control", FOR_A_WHILE);
      return context.json(await load());
    })
    .get("/docs", async (context) => {
      context.header("Cache-Control", FOR_A_WHILE);
      context.header("Content-Security-Policy", DOCS_POLICY);
      return context.html(docsPage(await load()));
    });
}

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

/** The OpenAPI 3.1 document of all routes that {@link describeOperation} describes, mounted ones too. */
function openApiDocument(app: Hono) {
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
