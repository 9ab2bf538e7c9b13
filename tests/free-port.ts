import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a free port below the ephemeral range (32768 or 49152), so that the system gives it to no other program, and
 * unlike 10080, which `fetch` blocks.
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
