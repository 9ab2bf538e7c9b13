import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { ANSWERING_CHANNEL, LEADS_CHANNEL } from "#database/channels.ts";
import type { LiveEvent } from "#leads/desk/contract.ts";
import type { DeskSession } from "#accounts/desk-session.ts";

/** Streams per process. Browsers open six connections to a server over HTTP/1.1. */
const LIMITS = { all: 200, perAccount: 4 };
/** Shorter than what proxies wait for. */
const HEARTBEAT_MS = 20_000;
/** Shorter than the HTTP server's limit for a response; the browser connects again. */
const LONGEST_MS = 240_000;
/** Changes within this time are one event. */
const GATHERING_MS = 300;
/** Unread events of a client that has stalled. */
const MOST_UNREAD = 20;
/** An account that has not repeated its message by then has stopped. */
const ANSWERING_MS = 50_000;

interface LiveStream {
  readonly account: string;
  readonly opened: number;
  /** Whether its session and role are unchanged. */
  readonly isAllowed: () => Promise<boolean>;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

export type Live = ReturnType<typeof createLive>;

/**
 * Tells the desk's pages that leads changed, and which users are writing an answer (rule
 * 10.90). Events have no content: each page asks for what its account may see. Streams end with
 * their session, with a changed role, and with the process.
 */
export function createLive(options: {
  readonly database: Pick<Database, "orm" | "onMessage">;
  readonly findSession: (token: string) => Promise<DeskSession | undefined>;
  /** Aborted when the process shuts down. */
  readonly stopping: AbortSignal;
}) {
  const { database, findSession, stopping } = options;
  const streams = new Set<LiveStream>();
  /** End of each account's turn, by lead. */
  const answering = new Map<string, Map<string, number>>();
  const gathered = new Set<LiveEvent>();

  function end(stream: LiveStream): void {
    if (!streams.delete(stream)) return;
    stream.controller.close();
  }

  async function send(stream: LiveStream, events: readonly LiveEvent[]): Promise<void> {
    const isAllowed = await stream.isAllowed().catch(() => false);
    const isStalled = (stream.controller.desiredSize ?? 0) < -MOST_UNREAD;
    if (!isAllowed || isStalled || performance.now() - stream.opened > LONGEST_MS)
      return end(stream);
    if (!streams.has(stream)) return;
    for (const event of events)
      stream.controller.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
  }

  const sendAll = (...events: readonly LiveEvent[]) =>
    void Promise.all(Array.from(streams, (stream) => send(stream, events)));

  function tell(event: LiveEvent): void {
    if (streams.size === 0) return;
    if (gathered.size === 0)
      setTimeout(() => {
        const events = [...gathered];
        gathered.clear();
        sendAll(...events);
      }, GATHERING_MS).unref();
    gathered.add(event);
  }

  database.onMessage(LEADS_CHANNEL, () => tell("leads"));
  database.onMessage(ANSWERING_CHANNEL, (payload) => {
    const [lead = "", account = "", isOn] = payload.split(" ");
    const accounts = answering.get(lead) ?? new Map<string, number>();
    const wasOn = accounts.has(account);
    if (isOn === "true") accounts.set(account, performance.now() + ANSWERING_MS);
    else accounts.delete(account);
    if (accounts.size === 0) answering.delete(lead);
    else answering.set(lead, accounts);
    if (wasOn !== accounts.has(account)) tell("answering");
  });
  const beating = setInterval(() => {
    for (const [lead, accounts] of answering) {
      for (const [account, until] of accounts) {
        if (until > performance.now()) continue;
        accounts.delete(account);
        tell("answering");
      }
      if (accounts.size === 0) answering.delete(lead);
    }
    sendAll("beat");
  }, HEARTBEAT_MS).unref();
  stopping.addEventListener("abort", () => {
    clearInterval(beating);
    for (const stream of streams) end(stream);
  });

  return {
    /** Returns a stream of events for a session; undefined if there are too many. */
    open({ token, account }: DeskSession): ReadableStream<Uint8Array> | undefined {
      const own = [...streams].filter((stream) => stream.account === account.id);
      const isFull = streams.size >= LIMITS.all || own.length >= LIMITS.perAccount;
      if (isFull || stopping.aborted) return undefined;
      const rightsOf = ({ role, restaurants }: typeof account) =>
        JSON.stringify([role, restaurants]);
      const rights = rightsOf(account);
      let stream: LiveStream;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream = {
            account: account.id,
            opened: performance.now(),
            controller,
            async isAllowed() {
              const now = await findSession(token);
              return now?.isEnrolled === true && rightsOf(now.account) === rights;
            },
          };
          streams.add(stream);
          controller.enqueue(new TextEncoder().encode("retry: 3000\ndata: beat\n\n"));
        },
        cancel: () => void streams.delete(stream),
      });
    },
    /** Tells all processes that an account begins, still has, or ends an answer to a lead. */
    async setAnswering(lead: string, account: string, isOn: boolean): Promise<void> {
      const payload = `${lead} ${account} ${isOn}`;
      await database.orm.execute(sql`select pg_notify(${ANSWERING_CHANNEL}, ${payload})`);
    },
    /** Returns the other accounts that are answering a lead. */
    answering: (lead: string, me: string): readonly string[] =>
      [...(answering.get(lead)?.keys() ?? [])].filter((account) => account !== me),
  };
}
