import { createServer } from "node:http";

// The plainest Node server: bytes and headers by URL, or the same for all.

export interface RawResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** By path and query; `*` matches every other URL. */
export type RawResponses = Readonly<Record<string, RawResponse>>;

process.once("message", (responses: RawResponses) => {
  const ready = new Map(
    Object.entries(responses).map(([path, { headers, body }]) => {
      const bytes = Buffer.from(body, "base64");
      return [path, { bytes, headers: { ...headers, "Content-Length": bytes.length } }];
    }),
  );
  const server = createServer(({ url = "" }, response) => {
    const prepared = ready.get(url) ?? ready.get("*");
    response.writeHead(prepared === undefined ? 404 : 200, prepared?.headers);
    response.end(prepared?.bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
