import { expect, test } from "vitest";
import { MAXIMUM_PICTURE_BYTES } from "#accounts/contract.ts";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { CallFailure } from "../api/call-failure.ts";
import type { FileBody } from "../api/send-file.ts";
import { createUploadQueue } from "./upload-queue.ts";

const PICTURE = { id: "0123456789ab" } as PictureWithUses;
const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });

function aQueue(shrink: (file: File) => Promise<Blob> = async (one) => one) {
  const queue = createUploadQueue(shrink);
  /** The uploads in order, with controls of their results. */
  const sent: { body: FileBody; arrive: () => void; fail: (failure: CallFailure) => void }[] = [];
  const send = (body: FileBody) =>
    new Promise<PictureWithUses>((resolve, reject) => {
      body.signal.addEventListener("abort", () => reject(new CallFailure("cancelled")));
      sent.push({ body, arrive: () => resolve(PICTURE), fail: reject });
    });
  const done: string[] = [];
  const onDone = ({ id }: PictureWithUses) => void done.push(id);
  const states = () => queue.getState().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, done, states, task: { send, onDone } };
}

test("sends files one by one with progress", async () => {
  const { queue, sent, done, states, task } = aQueue();
  queue.add([file("a"), file("b")], task);
  await expect.poll(() => sent).toHaveLength(1);
  expect(states()).toEqual(["a sending", "b waiting"]);
  sent[0]?.body.onProgress(0.5);
  expect(queue.getState()[0]?.share).toBe(0.5);
  sent[0]?.arrive();
  await expect.poll(() => sent).toHaveLength(2);
  expect(states()).toEqual(["b sending"]);
  expect(done).toEqual([PICTURE.id]);
  sent[1]?.arrive();
  await expect.poll(() => states()).toEqual([]);
});

test("keeps a failed file, continues with the next, and retries on request", async () => {
  const { queue, sent, done, states, task } = aQueue();
  queue.add([file("a"), file("b")], task);
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.fail(new CallFailure("unusable-picture", { unusable: "too-small" }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(states()).toEqual(["a failed", "b sending"]);
  expect(queue.getState()[0]?.failure).toMatchObject({ unusable: "too-small" });
  sent[1]?.arrive();
  await expect.poll(() => states()).toEqual(["a failed"]);
  // The connection is back, but this file would fail again.
  queue.resume();
  expect(states()).toEqual(["a failed"]);
  queue.retry(queue.getState()[0]?.id ?? 0);
  await expect.poll(() => sent).toHaveLength(3);
  sent[2]?.arrive();
  await expect.poll(() => done).toHaveLength(2);
});

// Rule 10.16.
test("retries when the connection returns", async () => {
  const { queue, sent, states, task } = aQueue();
  queue.add([file("a")], task);
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.fail(new CallFailure("unreachable"));
  await expect.poll(() => states()).toEqual(["a failed"]);
  queue.resume();
  await expect.poll(() => sent).toHaveLength(2);
});

test("does not send a file that stays too large", async () => {
  const { queue, sent, task } = aQueue(
    async () => new Blob([new Uint8Array(MAXIMUM_PICTURE_BYTES + 1)]),
  );
  queue.add([file("a")], task);
  await expect.poll(() => queue.getState()[0]?.failure?.reason).toBe("too-large");
  expect(sent).toEqual([]);
});
