import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$|\/images\/[^/]+-[\da-f]{8}(-\d+)?\.(avif|webp|svg)$/;

/** Built files: those with a hash in their name are kept for ever, all others for an hour. */
export function staticFiles(which: "all" | "images only") {
  const files = new Hono();
  files.get("/images/*", serve("./build/images", /^\/images/), absent);
  if (which === "all") {
    files.get("/assets/*", serve("./build/client"), absent);
    // Pages have no dot in their address: for them the disk need not be asked.
    files.get("/:file{.+\\.[a-z0-9]+}", serve("./build/client"));
  }
  return files;
}

/** A file that is not there is no page under another language. */
function absent(context: Context) {
  return context.text("Not found", 404, { "Cache-Control": "no-store" });
}

function serve(root: string, prefix?: RegExp) {
  return serveStatic({
    root,
    precompressed: true,
    ...(prefix ? { rewriteRequestPath: (path: string) => path.replace(prefix, "") } : {}),
    onFound: (path, context) => {
      context.header("Cache-Control", HASHED.test(path) ? ONE_YEAR : ONE_HOUR);
    },
  });
}
