import { createServer } from "node:http";

// The plainest server that Node allows: one page's bytes and headers, whatever is asked for.

interface Page {
  readonly headers: Record<string, string>;
  /** Base64. */
  readonly body: string;
}

process.once("message", ({ headers, body }: Page) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, "Content-Length": bytes.length });
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
