import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of this machine that nothing listens on just now. It is none of those that the system gives to whoever asks
 * for any (from 32768 or 49152): nobody else gets it before its server listens, or while that one is stopped. Nor is it
 * 10080, which browsers and `fetch` never call.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 20_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
