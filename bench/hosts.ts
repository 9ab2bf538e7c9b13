import { execFileSync } from "node:child_process";
import { startMovingAddress } from "#tests/moving-address.ts";

/** A simulated host: a network namespace connected by one cable. */
export interface Host {
  readonly address: string;
  /** The prefix of a command that runs there. */
  readonly within: readonly string[];
  /** This machine's PostgreSQL as seen from the host. */
  readonly databaseUrl: string;
  /** Drops all packets of the host without an error while added. */
  silence(change: "add" | "delete"): void;
  remove(): void;
}

/** Needs root and Linux; throws otherwise. */
export async function addHost(number: number, databaseUrl: string): Promise<Host> {
  const name = `bench-${number}`;
  const [here, there] = [`10.77.${number}.1`, `10.77.${number}.2`];
  const ip = (...args: readonly string[]) => execFileSync("ip", args);
  ip("netns", "add", name);
  ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name);
  ip("address", "add", `${here}/24`, "dev", name);
  ip("link", "set", name, "up");
  ip("-n", name, "address", "add", `${there}/24`, "dev", "eth0");
  for (const link of ["lo", "eth0"]) ip("-n", name, "link", "set", link, "up");
  const database = new URL(databaseUrl);
  const forward = await startMovingAddress(Number(database.port), here);
  database.host = `${here}:${forward.port}`;
  return {
    address: there,
    within: ["ip", "netns", "exec", name],
    databaseUrl: database.href,
    silence: (change) => void ip("-n", name, "route", change, "blackhole", `${here}/32`),
    remove() {
      forward.close();
      ip("netns", "delete", name);
    },
  };
}
