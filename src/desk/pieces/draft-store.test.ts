import { beforeEach, expect, test, vi } from "vitest";
import { type Content, createPieceServer, PUBLISHED } from "#tests/piece-server.ts";
import { CallFailure } from "../api/call-failure.ts";
import { createDraftStore } from "./draft-store.ts";
import { copyStorage } from "./unsaved-copy.ts";

let server: ReturnType<typeof createPieceServer>;
const storage = copyStorage("ana", "restaurants", "rio");
const open = ({ isOfPlan = false } = {}) =>
  createDraftStore<Content>({
    isOfPlan,
    piece: server.piece,
    calls: server.calls,
    storage,
    complete: (content) => ({ ...PUBLISHED, ...content }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  server = createPieceServer();
  const cells = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, text: string) => void cells.set(key, text),
    removeItem: (key: string) => void cells.delete(key),
  });
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
  expect(store.getState()).toMatchObject({
    content: { name: "Mine" },
    saving: "unsaved",
    conflict: { theirs: { name: "Theirs" }, base: PUBLISHED, isPublished: false },
  });
  store.change({ name: "Mine, longer" });
  await vi.runAllTimersAsync();
  expect(server.piece.draft?.content).toMatchObject({ name: "Theirs" });
  await store.decide({ ...PUBLISHED, name: "Mine, longer", city: "Niterói" });
  expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
  expect(server.piece.draft?.content).toMatchObject({ name: "Mine, longer", city: "Niterói" });
});

test("continues without a conflict after a colleague published a part of the draft", async () => {
  const store = open();
  store.change({ name: "Ana", city: "Niterói" });
  await store.save();
  const { content } = server.piece.draft!;
  server.publishForOther({ ...PUBLISHED, city: "Niterói" });
  server.saveForOther(content);
  store.change({ name: "Ana P" });
  await store.save();
  expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
  expect(server.piece.draft).toMatchObject({ content: { name: "Ana P" }, basedOn: "10" });
});

test("what somebody else published meanwhile is not overwritten before it is decided", async () => {
  const store = open();
  store.change({ name: "Mine" });
  await store.save();
  server.publishForOther({ ...PUBLISHED, city: "Niterói" });
  await expect(store.publish("now")).rejects.toMatchObject({ reason: "conflict" });
  const conflict = { theirs: { city: "Niterói" }, base: PUBLISHED, isPublished: true };
  expect(store.getState()).toMatchObject({ conflict });
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

const TOMORROW = "2027-01-01T12:00:00.000Z";
const LATER = "2027-01-02T12:00:00.000Z";

/** The piece has a plan, which calls it "Planned". */
async function withPlan() {
  const store = open();
  store.change({ name: "Planned" });
  await store.publish(TOMORROW);
  return store;
}

test("saves what is typed while a publication awaits its answer, without a conflict", async () => {
  const store = open();
  store.change({ name: "A" });
  await store.save();
  const { publish } = server.calls;
  server.calls.publish = async (request) => {
    const next = await publish(request);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return next;
  };
  const conflicts: unknown[] = [];
  store.subscribe(() => conflicts.push(...[store.getState().conflict ?? []].flat()));
  const published = store.publish("now");
  await vi.advanceTimersByTimeAsync(100);
  store.change({ city: "Niterói" });
  await vi.runAllTimersAsync();
  await published;
  expect(conflicts).toEqual([]);
  expect(server.piece).toMatchObject({
    published: { name: "A", city: "Rio" },
    draft: { content: { name: "A", city: "Niterói" } },
  });
});

test("publishes what was typed while another call awaits its answer", async () => {
  const store = open();
  store.change({ name: "A" });
  await store.save();
  const { publish } = server.calls;
  server.calls.publish = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return publish(request);
  };
  const first = store.publish("now");
  await vi.advanceTimersByTimeAsync(100);
  store.change({ city: "Niterói" });
  const published = store.publish("now");
  await vi.runAllTimersAsync();
  await Promise.all([first, published]);
  expect(store.getState()).toMatchObject({ saving: "saved", conflict: undefined });
  expect(server.piece).toMatchObject({ published: { name: "A", city: "Niterói" }, draft: null });
});

test("shows a published text as the server has stored it, and saves no draft of it again", async () => {
  const store = open();
  store.change({ name: "Ru\u00ADbaiyat" });
  await store.save();
  const { publish } = server.calls;
  server.calls.publish = async (request) => {
    const next = await publish(request);
    return { ...next, published: { ...PUBLISHED, name: "Rubaiyat" } };
  };
  await store.publish("now");
  await vi.runAllTimersAsync();
  expect(store.getState()).toMatchObject({ saving: "saved", content: { name: "Rubaiyat" } });
  expect(server.saveDraft).toHaveBeenCalledTimes(1);
});

test("what was planned is in the plan, and what is written today begins from what is published", async () => {
  const store = await withPlan();
  expect(store.getState()).toMatchObject({ content: PUBLISHED, saving: "saved" });
  store.change({ city: "Niterói" });
  await vi.runAllTimersAsync();
  expect(server.piece.draft?.content).toEqual({ ...PUBLISHED, city: "Niterói" });
  expect(server.piece.plan?.content).toMatchObject({ name: "Planned", city: "Rio" });
});

test("what is typed into a plan is stored at once, and in the plan when somebody says so", async () => {
  await withPlan();
  const store = open({ isOfPlan: true });
  store.change({ name: "Half a sen" });
  await vi.runAllTimersAsync();
  await store.save();
  expect(server.piece.plan?.content).toMatchObject({ name: "Planned" });
  expect(storage.read()?.content).toMatchObject({ name: "Half a sen" });
  store.change({ name: "Half a sentence, and the rest" });
  await store.publish(LATER);
  expect(server.piece).toMatchObject({
    draft: null,
    plan: { content: { name: "Half a sentence, and the rest" }, publishAt: LATER },
  });
  expect(storage.read()).toBeUndefined();
});

test("a plan that was changed since somebody opened it is not overwritten before it is decided", async () => {
  await withPlan();
  open({ isOfPlan: true }).change({ name: "Mine" });
  server.publishForOther({ ...PUBLISHED, city: "Niterói" });
  // A tab that was closed: its text was begun from an older plan than the one that is opened.
  const store = open({ isOfPlan: true });
  await expect(store.publish(LATER)).rejects.toMatchObject({ reason: "conflict" });
  expect(store.getState().conflict).toMatchObject({ theirs: { name: "Planned" } });
  await store.decide({ ...PUBLISHED, name: "Mine", city: "Niterói" });
  await store.publish(LATER);
  expect(server.piece.plan?.content).toMatchObject({ name: "Mine", city: "Niterói" });
});

test("what was typed into a plan that is published meanwhile is a draft, once it is decided", async () => {
  await withPlan();
  const store = open({ isOfPlan: true });
  store.change({ name: "Too late" });
  server.publishForOther({ ...PUBLISHED, name: "Planned" }, { plan: null });
  await expect(store.publish(LATER)).rejects.toMatchObject({ reason: "conflict" });
  expect(store.getState()).toMatchObject({
    conflict: { theirs: { name: "Planned" }, isPublished: true },
  });
  await store.decide({ ...PUBLISHED, name: "Too late" });
  expect(server.piece).toMatchObject({ plan: null, draft: { content: { name: "Too late" } } });
});
