import fc from "fast-check";
import { expect, test } from "vitest";
import { clientMessages } from "./postgres-messages.ts";

const startup = opening(196608, "user\0postgres\0\0");
const encryption = opening(80877103);

function opening(code: number, rest = ""): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + rest.length, 0);
  head.writeInt32BE(code, 4);
  return Buffer.concat([head, Buffer.from(rest, "latin1")]);
}

function message(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

async function read(chunks: Buffer[]) {
  const stream = (async function* () {
    yield* chunks;
  })();
  const messages = [];
  for await (const { type, bytes } of clientMessages(stream)) {
    messages.push({ type, bytes: bytes.toString("latin1") });
  }
  return messages;
}

test("reassembles messages from any chunks, in order", async () => {
  const bodies = fc.array(fc.tuple(fc.constantFrom("Q", "P", "B", "S"), fc.uint8Array()));
  await fc.assert(
    fc.asyncProperty(bodies, fc.array(fc.integer({ min: 1, max: 40 })), async (list, cuts) => {
      const sent = list.map(([type, body]) => message(type, body));
      let rest = Buffer.concat([encryption, startup, ...sent]);
      const chunks: Buffer[] = [];
      for (const cut of cuts) {
        chunks.push(rest.subarray(0, cut));
        rest = rest.subarray(cut);
      }
      expect(await read([...chunks, rest])).toEqual([
        { type: "encryption", bytes: encryption.toString("latin1") },
        { type: "startup", bytes: startup.toString("latin1") },
        ...list.map(([type], index) => ({ type, bytes: sent[index]?.toString("latin1") })),
      ]);
    }),
  );
});

test.each([
  ["a length below its own four bytes", message("Q", Buffer.alloc(0)).fill(0, 1)],
  ["a length beyond every statement", Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff])],
])("rejects %s", async (_, bytes) => {
  await expect(read([startup, bytes])).rejects.toThrow("Not a PostgreSQL message");
});
