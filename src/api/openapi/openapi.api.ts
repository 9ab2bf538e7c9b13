import { Hono } from "hono";
import { DOCS_POLICY, docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi-document.ts";

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
