import { createServer } from "node:http";
import { pipeline, Readable } from "node:stream";
import { listening } from "#services/listening.fake.ts";

/** A response of the product API: a JSON body, a status, no answer, or no end. */
export type PreparedResponse =
  | { readonly json: unknown }
  | { readonly status: number }
  | "hang"
  | "endless";

function* endlessJson() {
  yield '{"data":["';
  const part = "x".repeat(64 * 1024);
  for (;;) yield part;
}

/** Fakes a remote product API with responses by path; the default is that of "*", else a 404. */
export async function startProductApi() {
  const responses = new Map<string, PreparedResponse>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const prepared = responses.get(path) ?? responses.get("*") ?? { status: 404 };
    if (prepared === "hang") return;
    if (prepared === "endless") {
      pipeline(Readable.from(endlessJson()), response, () => undefined);
      return;
    }
    const isJson = "json" in prepared;
    response.writeHead(isJson ? 200 : prepared.status, { "Content-Type": "application/json" });
    response.end(isJson ? JSON.stringify(prepared.json) : "{}");
  });
  const { origin, close } = await listening(server);
  return { url: origin, responses, requests, close, [Symbol.asyncDispose]: close };
}
