import { beforeEach, expect, test, vi } from "vitest";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { CallFailure } from "../api/call-failure.ts";
import type { PieceCalls } from "../api/content-calls.ts";
import { createDraftStore } from "./draft-store.ts";
import type { CopyStorage, UnsavedCopy } from "./unsaved-copy.ts";

interface Content {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}

const PUBLISHED: Content = { slug: "rio", name: "Rio", city: "Rio" };
let clock = 0;
const now = () => new Date(Date.UTC(2026, 0, 1) + (clock += 1000)).toISOString();

/** A server with one piece, which other people may write to as well. */
function createServer() {
  let piece: PieceAtDesk = {
    slug: "rio",
    published: PUBLISHED,
    fingerprint: "1",
    draft: null,
    translations: [],
  };
  const isSeen = (seen: string | null) => (piece.draft?.savedAt ?? null) === seen;
  const conflict = () => new CallFailure("conflict", { current: piece });
  const saved = (content: object, basedOn: string) => ({
    author: "Ana",
    savedAt: now(),
    publishAt: null,
    problem: "" as const,
    content,
    basedOn,
  });
  const saveDraft = vi.fn<PieceCalls["saveDraft"]>(async ({ content, basedOn, seen }) => {
    if (!isSeen(seen)) throw conflict();
    return (piece = { ...piece, draft: saved(content, basedOn) });
  });
  const calls = {
    read: async () => piece,
    saveDraft,
    discardDraft: async () => void (piece = { ...piece, draft: null }),
    publish: async ({ seen }: { seen: string }) => {
      const { draft } = piece;
      if (!isSeen(seen) || draft?.basedOn !== piece.fingerprint) throw conflict();
      const fingerprint = String(Number(piece.fingerprint) + 1);
      return (piece = { ...piece, published: draft.content, fingerprint, draft: null });
    },
  } as unknown as PieceCalls;
  return {
    calls,
    saveDraft,
    get piece() {
      return piece;
    },
    saveForOther: (content: object) =>
      (piece = { ...piece, draft: saved(content, piece.fingerprint) }),
    publishForOther: (content: object) =>
      (piece = { ...piece, published: content, fingerprint: `${piece.fingerprint}0` }),
  };
}

function createStorage() {
  let copy: UnsavedCopy | undefined;
  const storage: CopyStorage = {
    read: () => copy,
    write(next) {
      copy = structuredClone(next);
      return true;
    },
    remove(content) {
      if (JSON.stringify(copy?.content) === JSON.stringify(content)) copy = undefined;
    },
  };
  return storage;
}

let server: ReturnType<typeof createServer>;
let storage: CopyStorage;
const open = () =>
  createDraftStore<Content>({
    piece: server.piece,
    calls: server.calls,
    storage,
    complete: (content) => ({ ...PUBLISHED, ...content }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  server = createServer();
  storage = createStorage();
  return () => vi.useRealTimers();
});

// Rule 10.14.
test("what is typed is stored at once and saved a moment later, in one call", async () => {
  const store = open();
  store.change({ name: "R" });
  store.change({ name: "Rio de Janeiro" });
  expect(storage.read()?.content).toMatchObject({ name: "Rio de Janeiro" });
  expect(store.getState().saving).toBe("unsaved");
  await vi.runAllTimersAsync();
  expect(server.saveDraft).toHaveBeenCalledTimes(1);
  expect(server.piece.draft?.content).toMatchObject({ name: "Rio de Janeiro" });
  expect(store.getState().saving).toBe("saved");
  expect(storage.read()).toBeUndefined();
});

test("what is typed while it is being saved is saved next", async () => {
  const store = open();
  store.change({ name: "A" });
  const saving = store.save();
  store.change({ name: "AB" });
  await saving;
  expect(server.piece.draft?.content).toMatchObject({ name: "AB" });
  expect(store.getState()).toMatchObject({ saving: "saved", content: { name: "AB" } });
});

test("what is typed and taken back leaves nothing behind", async () => {
  const store = open();
  store.change({ name: "A" });
  store.change({ name: "Rio" });
  await vi.runAllTimersAsync();
  expect(server.saveDraft).not.toHaveBeenCalled();
  expect(storage.read()).toBeUndefined();
});

test("without a connection it is tried again until it is saved", async () => {
  const store = open();
  server.saveDraft.mockRejectedValueOnce(new CallFailure("unreachable"));
  store.change({ name: "A" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState()).toMatchObject({ saving: "failed", failure: { reason: "unreachable" } });
  expect(storage.read()?.content).toMatchObject({ name: "A" });
  await vi.runAllTimersAsync();
  expect(store.getState()).toMatchObject({ saving: "saved", failure: undefined });
});

test("a tab that was closed leaves its text to the next one, which saves it", async () => {
  open().change({ name: "A" });
  vi.clearAllTimers();
  const store = open();
  expect(store.getState().content.name).toBe("A");
  await vi.runAllTimersAsync();
  expect(server.piece.draft?.content).toMatchObject({ name: "A" });
});

test.each([["in the same tab"], ["after it was closed"]])(
  "a save whose response was lost is no conflict with oneself, %s",
  async (when) => {
    let store = open();
    const save = server.saveDraft.getMockImplementation();
    server.saveDraft.mockImplementationOnce(async (change) => {
      await save?.(change);
      throw new CallFailure("too-slow");
    });
    store.change({ name: "A" });
    await store.save();
    store.change({ name: "AB" });
    if (when === "after it was closed") store = open();
    await vi.runAllTimersAsync();
    expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
    expect(server.piece.draft?.content).toMatchObject({ name: "AB" });
  },
);

test("somebody else's draft is not overwritten before it is decided", async () => {
  const store = open();
  store.change({ name: "Mine" });
  server.saveForOther({ ...PUBLISHED, name: "Theirs", city: "Niterói" });
  await store.save();
  expect(store.getState()).toMatchObject({ content: { name: "Mine" }, saving: "unsaved" });
  expect(store.getState().conflict).toMatchObject({
    theirs: { name: "Theirs" },
    base: PUBLISHED,
    isPublished: false,
  });
  store.change({ name: "Mine, longer" });
  await vi.runAllTimersAsync();
  expect(server.piece.draft?.content).toMatchObject({ name: "Theirs" });
  await store.decide({ ...PUBLISHED, name: "Mine, longer", city: "Niterói" });
  expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
  expect(server.piece.draft?.content).toMatchObject({ name: "Mine, longer", city: "Niterói" });
});

test("what somebody else published meanwhile is not overwritten before it is decided", async () => {
  const store = open();
  store.change({ name: "Mine" });
  await store.save();
  server.publishForOther({ ...PUBLISHED, city: "Niterói" });
  await expect(store.publish("now")).rejects.toMatchObject({ reason: "conflict" });
  expect(store.getState().conflict).toMatchObject({
    theirs: { city: "Niterói" },
    base: PUBLISHED,
    isPublished: true,
  });
  // Even where nothing of the other version is taken.
  await store.decide({ ...PUBLISHED, name: "Mine" });
  await store.publish("now");
  expect(server.piece).toMatchObject({ published: { name: "Mine", city: "Rio" }, draft: null });
  expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
});

test("a discarded draft can be had back", async () => {
  const store = open();
  store.change({ name: "A" });
  const undo = await store.discard();
  expect(store.getState().content.name).toBe("Rio");
  expect(storage.read()).toBeUndefined();
  await undo();
  expect(server.piece.draft).toMatchObject({ content: { name: "A" }, basedOn: "1" });
});

test("a failure that does not pass is not met again at each letter", async () => {
  const store = open();
  server.saveDraft.mockRejectedValueOnce(new CallFailure("signed-out"));
  store.change({ name: "A" });
  await vi.runAllTimersAsync();
  store.change({ name: "AB" });
  await vi.runAllTimersAsync();
  expect(server.saveDraft).toHaveBeenCalledTimes(1);
  expect(storage.read()?.content).toMatchObject({ name: "AB" });
  await store.save();
  expect(store.getState().saving).toBe("saved");
});
