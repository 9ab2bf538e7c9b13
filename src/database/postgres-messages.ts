/** A PostgreSQL client's message; `type` is its letter, or the kind of an opening request. */
export interface ClientMessage {
  readonly type: string;
  readonly bytes: Buffer;
}

const OPENING_REQUESTS = new Map([
  [80877102, "cancel"],
  [80877103, "encryption"],
  [80877104, "encryption"],
]);

const LARGEST_MESSAGE = 64 * 1024 * 1024;

/** Splits a PostgreSQL client's bytes into messages (protocol 3.0, "Message Formats"). */
export async function* clientMessages(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<ClientMessage, void, undefined> {
  let waiting = Buffer.alloc(0);
  let hasStarted = false;
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      // Messages before the session starts have no type letter.
      const letter = hasStarted ? 1 : 0;
      if (waiting.length < letter + 4) break;
      const length = waiting.readInt32BE(letter);
      if (length < 4 || length > LARGEST_MESSAGE) throw new Error("Not a PostgreSQL message");
      if (waiting.length < letter + length) break;
      const bytes = waiting.subarray(0, letter + length);
      waiting = waiting.subarray(letter + length);
      const type = hasStarted ? String.fromCharCode(bytes[0] ?? 0) : openingType(bytes);
      if (type === "startup") hasStarted = true;
      yield { type, bytes };
    }
  }
}

function openingType(bytes: Buffer): string {
  if (bytes.length < 8) throw new Error("Not a PostgreSQL message");
  return OPENING_REQUESTS.get(bytes.readInt32BE(4)) ?? "startup";
}
