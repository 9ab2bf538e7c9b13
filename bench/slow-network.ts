import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 204.8;
const SEGMENT = 1460;
/** The initial congestion window (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT;

export const SLOW_NETWORK =
  `TCP over a slow mobile network (${ROUND_TRIP_MS} ms there and back, 1.6 Mbit/s for all connections together, ` +
  "slow start from ten segments)";

/**
 * Opens a port that delays bytes to and from `target` like a slow mobile network. Chromium's throttle models neither
 * handshakes nor congestion windows.
 */
export async function startSlowNetwork(target: number) {
  const link = { freeAt: 0 };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) {
      socket.setNoDelay();
      socket.on("error", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("close", () => upstream.destroy());
    const up = new DelayLine(upstream);
    // The handshake takes one round trip.
    const openAt = performance.now() + ROUND_TRIP_MS;
    client.on("data", (bytes: Buffer) =>
      up.deliver(bytes, Math.max(performance.now(), openAt) + ROUND_TRIP_MS / 2),
    );
    sendInWindows(upstream, new DelayLine(client), link);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

/** Sends to the browser over the shared link, with at most the window in flight. */
function sendInWindows(upstream: Socket, down: DelayLine, link: { freeAt: number }): void {
  const waiting: Buffer[] = [];
  let window = FIRST_WINDOW;
  let underWay = 0;
  const send = () => {
    for (let next = waiting[0]; next && underWay + next.length <= window; next = waiting[0]) {
      waiting.shift();
      const { length } = next;
      underWay += length;
      link.freeAt = Math.max(performance.now(), link.freeAt) + length / BYTES_PER_MS;
      down.deliver(next, link.freeAt + ROUND_TRIP_MS / 2);
      setTimeout(acknowledge, link.freeAt + ROUND_TRIP_MS - performance.now(), length);
    }
  };
  const acknowledge = (bytes: number) => {
    underWay -= bytes;
    window += bytes;
    send();
  };
  upstream.on("data", (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += SEGMENT)
      waiting.push(bytes.subarray(start, start + SEGMENT));
    send();
  });
}

/** Writes each chunk when it is due, in order, which independent timers would not keep. */
class DelayLine {
  readonly #socket: Socket;
  readonly #pieces: { readonly bytes: Buffer; readonly due: number }[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  deliver(bytes: Buffer, due: number): void {
    this.#pieces.push({ bytes, due });
    if (this.#pieces.length === 1) this.#writeWhenDue();
  }

  #writeWhenDue(): void {
    const [next] = this.#pieces;
    if (next === undefined) return;
    setTimeout(
      () => {
        this.#pieces.shift();
        if (this.#socket.writable) this.#socket.write(next.bytes);
        this.#writeWhenDue();
      },
      Math.max(0, next.due - performance.now()),
    );
  }
}
