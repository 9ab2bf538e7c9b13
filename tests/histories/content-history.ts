import { AsyncLocalStorage } from "node:async_hooks";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { CONTENT_CHANNEL } from "#database/content-revision.ts";
import { NothingToUndoError, undoContent } from "#database/publish-content.ts";
import { contentVersions } from "#database/schema/content.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { contentRoutes } from "#desk/server/content/content-routes.ts";
import { publishDuePlan } from "#desk/server/content/publish-plan.ts";
import { deskApi, type DeskServices } from "#desk/server/desk-routes.ts";
import { startPoller } from "#leads/deliver/poller.ts";
import { SILENT } from "#logging/log.ts";
import {
  type Action,
  type Change,
  CHANGES,
  type Commit,
  FIRST,
  PIECE,
  TELLS,
  withText,
} from "./content-changes.ts";
import type { Line } from "./content-lines.ts";
import { createSchedule } from "./schedule.ts";
import { isTrouble, twoProcesses } from "./two-processes.ts";
import type { VirtualDatabase } from "./virtual-database.ts";

const SECOND = 1000;
const POLL_MS = 5 * SECOND;
/** Two attempts that end nowhere, the longest backoff of a poller, and its polls. */
const LONGEST_WAIT_MS = (2 * 60 + 30 + 3 * 5) * SECOND;
const PEOPLE = ["ana", "rui"].map((id) => ({
  id,
  email: `${id}@example.com`,
  name: id,
  role: "manager" as const,
  language: "pt" as const,
}));
const SITE = "http://site.example";
const PATH = `/api/desk/${PIECE.kind}/${PIECE.slug}`;

const WRITTEN = [
  "content_entries",
  "content_drafts",
  "content_versions",
  "content_revision",
  "seeded_content",
  "known_translations",
];
/** All that decides about a history. */
export interface Given {
  readonly lines: readonly Line[];
  readonly choices?: readonly number[];
}

export type ContentHistories = Awaited<ReturnType<typeof contentHistories>>;

/** Histories of one piece on a database. */
export async function contentHistories(database: VirtualDatabase) {
  let heard: { changes: Change[]; revisions: string[] } = { changes: [], revisions: [] };
  const hear = (channel: string, text: string) => {
    if (channel === CHANGES) heard.changes.push(JSON.parse(text) as Change);
    else heard.revisions.push(text);
  };
  await database.listen([CHANGES, CONTENT_CHANNEL], hear, TELLS);
  /** What was told since the last time. */
  const hearAll = () => {
    const all = heard;
    heard = { changes: [], revisions: [] };
    return all;
  };

  /** Lives through the lines with two people at two processes; then all is well, and what is due is done. */
  return async function live({ lines, choices = [] }: Given) {
    await database.empty(WRITTEN);
    await database.orm.insert(deskAccounts).values(PEOPLE).onConflictDoNothing();
    await database.orm.insert(contentEntries).values({ ...PIECE, position: 0, content: FIRST });
    hearAll();
    const schedule = createSchedule(choices);
    const acting = new AsyncLocalStorage<Action>();
    const actions: Action[] = [];
    const commits: Commit[] = [];
    const failures: string[] = [];
    const log = {
      ...SILENT,
      error: (fields: object, message: string) =>
        void failures.push(message, JSON.stringify(fields)),
    };
    let written = 0;

    const two = twoProcesses(schedule, (process, at) => {
      const orm = database.ormOf({
        ...process,
        step(name, run) {
          const action = acting.getStore();
          if (action === undefined) throw new Error("A statement of nobody");
          return process.step(name, async () => {
            try {
              return await run();
            } finally {
              const { changes, revisions } = hearAll();
              if (changes.length + revisions.length > 0) {
                commits.push({ action, at: Date.now(), changes, revisions });
                process.note(`${action.by} has changed ${changes.map((one) => one.table)}`);
              }
            }
          });
        },
      });
      const account = { ...PEOPLE[at], restaurants: [] };
      const services = {
        orm,
        log,
        hasPicture: () => false,
        isReserved: () => false,
        findMarkdownProblems: () => Promise.reject(new Error("A template has no Markdown")),
      };
      const api = deskApi({
        routes: contentRoutes(services as unknown as DeskServices),
        limits: { count: () => Promise.reject(new Error("Nothing here is limited")) },
        siteUrl: SITE,
        log,
        findSession: async () =>
          ({ id: "1", token: "1", isEnrolled: true, isFresh: true, account }) as never,
      });
      const plans = acting.run({ line: "plans are due", by: process.name }, () =>
        startPoller(async () => ((await publishDuePlan(services)) ? 0 : POLL_MS), log, "Plans"),
      );
      return { orm, api, stop: () => plans.stop() };
    });

    /** The piece as each of the two last saw it. */
    const views: (PieceAtDesk | undefined)[] = [];

    async function call(at: number, method: string, path: string, body?: object) {
      const text = body === undefined ? null : JSON.stringify(body);
      const response = await two.of(at).api.request(PATH + path, {
        method,
        body: text,
        headers: {
          Origin: SITE,
          ...(text !== null && {
            "Content-Type": "application/json",
            "Content-Length": String(Buffer.byteLength(text)),
          }),
        },
      });
      const answer: unknown = response.status === 204 ? null : await response.json();
      return { status: response.status, answer };
    }
    async function look(at: number): Promise<PieceAtDesk | undefined> {
      const { status, answer } = await call(at, "GET", "");
      views[at] = status === 200 ? (answer as PieceAtDesk) : undefined;
      return views[at];
    }
    /** Sends what changes something; whoever sent it then sees how the piece is. */
    async function send(
      action: Action,
      at: number,
      [method, path, body]: readonly [string, string, object?],
      content?: object | null,
    ): Promise<void> {
      action.sent = { ...action.sent, ...body, ...(content !== undefined && { content }) };
      const { status, answer } = await call(at, method, path, body);
      action.status = status;
      const { current } = (answer ?? {}) as { current?: PieceAtDesk };
      views[at] = status === 200 ? (answer as PieceAtDesk) : current;
    }

    async function act(line: Line & { readonly at: number }, action: Action): Promise<void> {
      const { at } = line;
      if ("undoes" in line) {
        const piece = line.undoes === "piece" ? { piece: PIECE } : {};
        const undone = undoContent({ orm: two.of(at).orm } as Database, piece);
        action.status = await undone.then(
          () => 200,
          (error) => (error instanceof NothingToUndoError ? 404 : 503),
        );
        return;
      }
      const view = "reads" in line ? await look(at) : (views[at] ?? (await look(at)));
      const { published = null, fingerprint: basedOn = "", draft, plan } = view ?? {};
      const inSeconds = (seconds: number) => new Date(Date.now() + seconds * SECOND).toISOString();
      if ("writes" in line) {
        const content = withText(draft?.content ?? published ?? FIRST, line.writes, ++written);
        const seen = draft?.savedAt ?? null;
        const body = { content, basedOn: draft?.basedOn ?? basedOn, seen };
        await send(action, at, ["PUT", "/draft", body]);
      } else if (("publishes" in line || "plans" in line) && draft) {
        const publishAt = "plans" in line ? inSeconds(line.plans) : "now";
        const body = { seen: draft.savedAt, publishAt };
        await send(action, at, ["POST", "/publish", body], draft.content);
      } else if ("rewritesPlan" in line && plan) {
        const content = withText(plan.content, line.rewritesPlan, ++written);
        const body = { content, basedOn, seen: plan.savedAt, publishAt: inSeconds(20) };
        await send(action, at, ["PUT", "/plan", body]);
      } else if ("unplans" in line && plan) {
        await send(action, at, ["POST", "/publish", { seen: plan.savedAt, publishAt: null }]);
      } else if ("discards" in line) {
        const seen = (line.discards === "plan" ? plan : draft)?.savedAt;
        if (seen === undefined) return;
        action.sent = { seen };
        await send(action, at, ["DELETE", `/${line.discards}?seen=${encodeURIComponent(seen)}`]);
      } else if ("deletes" in line) {
        const seen = { draft: draft?.savedAt ?? null, plan: plan?.savedAt ?? null };
        await send(action, at, ["POST", "/delete", { basedOn, ...seen }]);
      } else if ("restores" in line) {
        const history = (await call(at, "GET", "/history")).answer as { id: string }[];
        const { id } = (Array.isArray(history) ? history[line.restores] : undefined) ?? {};
        const { answer } = await call(at, "GET", `/history/${id}`);
        const { content } = answer as { content?: object | null };
        if (content === undefined) return;
        await send(action, at, ["POST", "/restore", { id, basedOn }], content);
      }
    }

    async function perform(line: Line): Promise<void> {
      schedule.trace.push(JSON.stringify(line));
      if (isTrouble(line)) two.meet(line);
      else {
        const by = "undoes" in line ? "tool" : (PEOPLE[line.at]?.id ?? "");
        const action: Action = { line, by };
        actions.push(action);
        void acting.run(action, () => act(line, action));
      }
    }

    await schedule.run(lines.map((line) => () => perform(line)));
    for (const { process } of two.both) process.hold(false);
    await schedule.until(() => true);
    const isPlan = and(eq(contentDrafts.problem, ""), lte(contentDrafts.publishAt, FAR));
    const waiting = () => database.orm.select().from(contentDrafts).where(isPlan);
    // Nothing happens until shortly before the last of them: each process looks at least once too early.
    const lastTime = Math.max(0, ...(await waiting()).map((plan) => Number(plan.publishAt)));
    const isFar = lastTime - POLL_MS - SECOND > Date.now();
    if (isFar) schedule.jump(lastTime - POLL_MS - SECOND - Date.now());
    const end = Math.max(lastTime, Date.now()) + LONGEST_WAIT_MS;
    await schedule.until(async () => (await waiting()).length === 0 || Date.now() > end);
    const left = await waiting();
    await two.end();

    const versions = await database.orm
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.slug, PIECE.slug))
      .orderBy(asc(contentVersions.id));
    return { trace: schedule.trace, actions, commits, versions, left, failures };
  };
}
export type Lived = Awaited<ReturnType<ContentHistories>>;

const FAR = new Date("2100-01-01T00:00:00Z");
