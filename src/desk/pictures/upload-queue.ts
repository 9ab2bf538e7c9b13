import { MAXIMUM_PICTURE_BYTES } from "#accounts/contract.ts";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { CallFailure, failureOf, isPassing } from "../api/call-failure.ts";
import type { FileBody } from "../api/send-file.ts";
import { createStore } from "../ui/store.ts";
import { useEffect } from "react";
import { shrinkPicture } from "./shrink-picture.ts";

/** A running or failed upload. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "failed";
  /** From 0 to 1. */
  readonly share: number;
  readonly failure: CallFailure | undefined;
}

interface Task {
  readonly file: File;
  readonly send: (body: FileBody) => Promise<PictureWithUses>;
  readonly onDone: (picture: PictureWithUses) => void;
}

/**
 * Sends files one by one. A failed one stays until retried or removed; one that lacked a connection
 * is retried by `resume`. `shrink` returns the file or a smaller one.
 */
export function createUploadQueue(shrink: (file: File) => Promise<Blob>) {
  const all = createStore<readonly Upload[]>([]);
  const tasks = new Map<number, Task>();
  let lastId = 0;
  let running: { readonly id: number; readonly stop: AbortController } | undefined;

  function change(id: number, changes: Partial<Upload>): void {
    all.set(all.get().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }
  function remove(id: number): void {
    tasks.delete(id);
    all.set(all.get().filter((one) => one.id !== id));
  }

  async function sendOne(id: number, { file, send, onDone }: Task): Promise<void> {
    const stop = new AbortController();
    running = { id, stop };
    change(id, { state: "sending", share: 0, failure: undefined });
    try {
      const smaller = await shrink(file);
      if (smaller.size > MAXIMUM_PICTURE_BYTES) throw new CallFailure("too-large");
      const onProgress = (share: number) => change(id, { share });
      const picture = await send({ file: smaller, signal: stop.signal, onProgress });
      remove(id);
      onDone(picture);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason === "cancelled") remove(id);
      else change(id, { state: "failed", failure });
    }
    running = undefined;
  }

  async function work(): Promise<void> {
    if (running !== undefined) return;
    for (;;) {
      const next = all.get().find(({ state }) => state === "waiting");
      const task = next && tasks.get(next.id);
      if (next === undefined || task === undefined) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sendOne(next.id, task);
    }
  }
  const retry = (id: number) => {
    change(id, { state: "waiting" });
    void work();
  };

  return {
    getState: all.get,
    use: all.use,
    add(files: readonly File[], task: Omit<Task, "file">): void {
      const added = files.map((file): Upload => {
        lastId += 1;
        tasks.set(lastId, { ...task, file });
        return { id: lastId, name: file.name, state: "waiting", share: 0, failure: undefined };
      });
      all.set([...all.get(), ...added]);
      void work();
    },
    retry,
    /** Aborts a running upload, or removes a waiting or failed one. */
    cancel(id: number): void {
      if (running?.id === id) running.stop.abort();
      else remove(id);
    },
    /** Retries uploads that lacked a connection. */
    resume(): void {
      for (const { id, failure } of all.get()) {
        if (failure !== undefined && isPassing(failure)) retry(id);
      }
    },
  };
}

/** One for the whole desk, so that uploads continue across pages. */
export const uploads = createUploadQueue(shrinkPicture);

let isGuarded = false;

/**
 * Returns running and failed uploads; closing the window asks first, because it would lose them.
 */
export function useUploads(): readonly Upload[] {
  useEffect(() => {
    if (isGuarded) return;
    isGuarded = true;
    window.addEventListener("online", () => uploads.resume());
    window.addEventListener("beforeunload", (event) => {
      if (uploads.getState().length > 0) event.preventDefault();
    });
  }, []);
  return uploads.use();
}
