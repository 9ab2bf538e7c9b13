import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Starts a TCP forwarder at `host` whose target can change, like a virtual IP or a TCP load balancer. */
export async function startMovingAddress(firstPort: number, host = "127.0.0.1") {
  const lost: Socket[] = [];
  let open: Socket[] = [];
  let port: number | undefined = firstPort;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    if (port === undefined) {
      lost.push(socket);
      return;
    }
    const other = connect(port, "127.0.0.1");
    other.on("error", () => socket.destroy());
    socket.on("close", () => other.destroy());
    other.on("close", () => socket.destroy());
    socket.pipe(other).pipe(socket);
    open.push(socket, other);
  });
  await once(server.listen(0, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Simulates a vanished machine: connections stay open without an answer. */
    fallSilent() {
      port = undefined;
      for (const socket of open) socket.unpipe().pause();
      lost.push(...open);
      open = [];
    },
    /** Redirects new connections. */
    moveTo(otherPort: number) {
      port = otherPort;
    },
    close() {
      for (const socket of [...open, ...lost]) socket.destroy();
      server.close();
    },
  };
}
