import { Hono } from "hono";
import { DOCS_POLICY, docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi-document.ts";

const FOR_A_WHILE = "public, max-age=300";

/** `GET /openapi.json` for programs and `GET /docs` for people: all calls, from the contracts. */
export function openApiRoutes() {
  return new Hono()
    .get("/openapi.json", (context) => {
      context.header("Cache-Control", FOR_A_WHILE);
      return context.json(openApiDocument());
    })
    .get("/docs", (context) => {
      context.header("Cache-Control", FOR_A_WHILE);
      context.header("Content-Security-Policy", DOCS_POLICY);
      return context.html(docsPage());
    });
}
