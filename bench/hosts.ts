import { execFileSync } from "node:child_process";
import { connect, createServer } from "node:net";
import { once } from "node:events";

/** Another host of this machine: a network namespace, with one cable to here. */
export interface Host {
  readonly address: string;
  /** Before a command that is to run there. */
  readonly within: readonly string[];
  /** The PostgreSQL of this machine, as the host reaches it. */
  databaseUrl(url: string): Promise<string>;
  /** While it is added nothing that the host sends arrives, and nobody is told. */
  silence(change: "add" | "delete"): void;
  remove(): void;
}

/** Needs root and Linux; throws otherwise. */
export function addHost(number: number): Host {
  const name = `bench-${number}`;
  const [here, there] = [`10.77.${number}.1`, `10.77.${number}.2`];
  const ip = (...args: readonly string[]) => execFileSync("ip", args);
  ip("netns", "add", name);
  ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name);
  ip("address", "add", `${here}/24`, "dev", name);
  ip("link", "set", name, "up");
  ip("-n", name, "address", "add", `${there}/24`, "dev", "eth0");
  for (const link of ["lo", "eth0"]) ip("-n", name, "link", "set", link, "up");
  const forward = createServer();
  return {
    address: there,
    within: ["ip", "netns", "exec", name],
    async databaseUrl(url) {
      const { hostname, port } = new URL(url);
      forward.on("connection", (socket) => {
        const database = connect(Number(port), hostname);
        for (const one of [socket, database]) one.on("error", () => {});
        socket.pipe(database).pipe(socket);
      });
      await once(forward.listen(0, here), "listening");
      const its = new URL(url);
      its.host = `${here}:${(forward.address() as { port: number }).port}`;
      return its.href;
    },
    silence: (change) => void ip("-n", name, "route", change, "blackhole", `${here}/32`),
    remove() {
      forward.close();
      ip("netns", "delete", name);
    },
  };
}
