import { createServer, type IncomingMessage, request } from "node:http";
import { once } from "node:events";

export async function startBalancer(choose: (incoming: IncomingMessage) => string) {
  const server = createServer((incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const passed = request(new URL(url, choose(incoming)), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, close, [Symbol.asyncDispose]: close };
}
