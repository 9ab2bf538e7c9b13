import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";

/** One answer of the remote product API: a JSON body, a status alone, silence, or no end. */
export type Answer = { readonly json: unknown } | { readonly status: number } | "hang" | "endless";

function* endlessJson() {
  yield '{"data":["';
  const part = "x".repeat(64 * 1024);
  for (;;) yield part;
}

/**
 * A remote product API that answers as it is told, by path below its base address; any path
 * without an answer is a 404. The site reads it through `API_URL`.
 */
export async function startProductApi() {
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const answer = answers.get(path) ?? { status: 404 };
    if (answer === "hang") return;
    if (answer === "endless") {
      pipeline(Readable.from(endlessJson()), response, () => undefined);
      return;
    }
    const isJson = "json" in answer;
    response.writeHead(isJson ? 200 : answer.status, { "Content-Type": "application/json" });
    response.end(isJson ? JSON.stringify(answer.json) : "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
