import { Hono } from "hono";
import { expect, test } from "vitest";
import { reservedPaths } from "./reserved-paths.ts";

const text = () => new Response("");
const app = new Hono()
  .use("/api/*", async (_context, next) => next())
  .get("/robots.txt", text)
  .get("/.well-known/security.txt", text)
  .get("/:file{.+\\.[a-z0-9]+}", text)
  .route("/calendar", new Hono().get("/:language/:file", text))
  .route("/menus", new Hono().get("/:file", text))
  .all("*", text)
  .all("/", text);
const isReserved = reservedPaths(app, {
  isFile: (path) => path === "/favicon.svg",
  isAbsent: (path) => path === "/menus/former.pdf",
});

test.each([
  "/api/desk/me",
  "/api",
  "/desk",
  "/desk/news",
  "/robots.txt",
  "/.well-known/acme",
  "/favicon.svg",
  "/calendar/pt/happenings.ics",
  "/menus/rubaiyat-madrid-main.pdf",
])("reserves %s", (path) => expect(isReserved(path)).toBe(true));

test.each([
  "/",
  "/apis",
  "/pt/api/x",
  "/pt/desk",
  "/restaurantes.asp",
  "/API/x",
  "/menus/former.pdf",
])("leaves %s to former pages", (path) => expect(isReserved(path)).toBe(false));
