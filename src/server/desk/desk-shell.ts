import { Hono, type Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { type CachedResponse, cacheResponse, respondFrom } from "#runtime/http/cached-response.ts";
import { ResponseCache } from "#runtime/http/response-cache.ts";
import { permissionsPolicy } from "#runtime/http/security-headers.ts";
import { readBodies } from "#runtime/http/static-files.ts";

const FOLDER = "build/desk";
/** A built file, immutable by the hash in its name. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(js|css|woff2)$/;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "Permissions-Policy": permissionsPolicy([
    "publickey-credentials-get",
    "publickey-credentials-create",
  ]),
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * Serves the desk's built application: one page for every path below `/desk`, and its files. In
 * development Vite serves them.
 */
export function deskShell(folder = FOLDER): Hono {
  const files = new ResponseCache({ maxBytes: 8 * 1024 * 1024 });
  const read = (name: string, headers: Record<string, string>) =>
    readOnce(files, `${folder}/${name}`, {
      ...HEADERS,
      "Content-Type": getMimeType(name) ?? "application/octet-stream",
      ...headers,
    });

  async function page(context: Context) {
    const found = await read("index.html", { "Cache-Control": "no-store" });
    return found === undefined ? absent(context) : respondFrom(found, context.req.raw);
  }

  return new Hono()
    .get("/desk/assets/:name", async (context) => {
      const name = context.req.param("name");
      if (!HASHED.test(name)) return absent(context);
      const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
      const found = await read(`assets/${name}`, headers);
      return found === undefined ? absent(context) : respondFrom(found, context.req.raw);
    })
    .get("/desk/assets/*", absent)
    .get("/desk", page)
    .get("/desk/*", page);
}

function absent(context: Context) {
  return context.text("Not found", 404, { ...HEADERS, "Cache-Control": "no-store" });
}

/** A file with what was compressed beside it; undefined where it is not there. */
async function readOnce(
  files: ResponseCache,
  path: string,
  headers: Record<string, string>,
): Promise<CachedResponse | undefined> {
  const known = files.get(path);
  if (known !== undefined) return known;
  const bodies = await readBodies(path).catch(() => undefined);
  if (bodies === undefined) return undefined;
  const response = cacheResponse(bodies, headers);
  files.set(path, response);
  return response;
}
