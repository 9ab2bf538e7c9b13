import { createServer } from "node:http";

// The plainest server that Node allows: bytes and headers by address, or the same for all.

/** What one address answers with. */
export interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** By path and query; `*` stands for every other address. */
export type RawAnswers = Readonly<Record<string, RawAnswer>>;

process.once("message", (answers: RawAnswers) => {
  const ready = new Map(
    Object.entries(answers).map(([address, { headers, body }]) => {
      const bytes = Buffer.from(body, "base64");
      return [address, { bytes, headers: { ...headers, "Content-Length": bytes.length } }];
    }),
  );
  const server = createServer(({ url = "" }, response) => {
    const answer = ready.get(url) ?? ready.get("*");
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers);
    response.end(answer?.bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
