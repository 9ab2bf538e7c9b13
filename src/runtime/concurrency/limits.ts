export interface Quota {
  readonly seconds: number;
  /** The maximum per visitor or name. */
  readonly each?: number;
  /** The maximum over all visitors; beyond it, only those with few calls are admitted. */
  readonly all?: number;
  /** The maximum per visitor once `all` is reached. */
  readonly few?: number;
}

const MINUTE = 60;
/** Seconds of a day, the window of counters with a daily key. */
export const DAY = 86_400;

/** All rate limits of the site. */
export const LIMITS = {
  // Counted per process in memory, to protect its processor. All renders take less than half a core.
  render: { seconds: MINUTE, each: 120, all: 3000, few: 6 },
  post: { seconds: MINUTE, each: 120 },
  event: { seconds: MINUTE, each: 60, all: 6000, few: 10 },
  /** One visit in ten is measured, once. */
  visit: { seconds: MINUTE, each: 20, all: 600, few: 3 },
  /** A map takes some twenty tiles; volunteers run the tile servers. */
  tile: { seconds: MINUTE, all: 300 },
  /** Separate, so that editors' maps don't use up visitors' tiles. */
  staffTile: { seconds: MINUTE, all: 100 },

  // Counted by all processes in the database. Leads beyond `leads` or `leadWithoutIp` are quarantined, never refused;
  // beyond `quarantined`, each visitor has `leadInFlood` (decision 0018).
  lead: { seconds: 10 * MINUTE, each: 20 },
  leads: { seconds: 10 * MINUTE, all: 1500 },
  leadWithoutIp: { seconds: 10 * MINUTE, all: 200 },
  quarantined: { seconds: 10 * MINUTE, all: 300 },
  leadInFlood: { seconds: 10 * MINUTE, each: 2 },
  /** Mails to visitors, by the daily key of their IPs. */
  visitorMail: { seconds: DAY, each: 10 },
  /** Links to personal data. */
  ownData: { seconds: 10 * MINUTE, each: 5, all: 300, few: 1 },
  /** Passwords, codes and invitations (rule 10.7), each of which may cost a hash. */
  guess: { seconds: 5 * MINUTE, each: 10, all: 300, few: 6 },
  passwordOfEmail: { seconds: 15 * MINUTE, each: 5 },
  /** A passkey challenge occupies a row for five minutes. */
  challenge: { seconds: 5 * MINUTE, each: 60, all: 3000, few: 20 },
  /** Per account; each file takes a second of processing. */
  upload: { seconds: 15 * MINUTE, each: 60 },
  /** A code is valid for 90 seconds and works once. */
  usedCode: { seconds: 2 * MINUTE, each: 1 },
  /** Failed sign-ins per account that reach the audit log. */
  auditLine: { seconds: 15 * MINUTE, each: 20 },
} as const satisfies Record<string, Quota>;

export type LimitName = keyof typeof LIMITS;

/** A visitor's networks as anonymous keys; undefined for private addresses. */
export interface Networks {
  /** An IPv4 address, or an IPv6 /64. */
  readonly own: string | undefined;
  /** The IPv6 /48. */
  readonly prefix: string | undefined;
}

export interface LimitStore {
  /** Counts a call and returns 0, or returns the seconds until the window ends. */
  take(key: string, maximum: number, seconds: number): number | Promise<number>;
  /** Subtracts `times` calls from each key. */
  giveBack(keys: readonly string[], times: number): void | Promise<void>;
}

/** Counts a call; returns 0, or the seconds to wait if the limit is exceeded. */
export type Limit = (name: LimitName, key?: Networks | string) => Promise<number>;

export interface Limits {
  readonly limit: Limit;
  /** Subtracts calls that turned out not to count. */
  giveBack(name: LimitName, key: Networks | string, times: number): Promise<void>;
}

const NOBODY: Networks = { own: undefined, prefix: undefined };
/** One customer may own a /48, or 65,536 may share it; it gets this multiple of an IP's quota. */
const TIMES_PER_PREFIX = 3;

export function createLimits(
  store: LimitStore,
  table: Readonly<Record<LimitName, Quota>> = LIMITS,
): Limits {
  async function takeEach(name: string, { own, prefix }: Networks, each: number, seconds: number) {
    if (own === undefined) return 0;
    const wait = await store.take(`${name}:${own}`, each, seconds);
    if (wait > 0 || prefix === undefined) return wait;
    return store.take(`${name}:${prefix}`, TIMES_PER_PREFIX * each, seconds);
  }
  const visitorOf = (key: Networks | string): Networks =>
    typeof key === "string" ? { own: key, prefix: undefined } : key;

  return {
    async limit(name, key = NOBODY) {
      const { seconds, each, all, few } = table[name];
      const networks = visitorOf(key);
      const own = each === undefined ? 0 : await takeEach(name, networks, each, seconds);
      if (own > 0 || all === undefined) return own;
      const wait = await store.take(`${name}:all`, all, seconds);
      if (wait === 0 || few === undefined || networks.own === undefined) return wait;
      return takeEach(`${name}:few`, networks, few, seconds);
    },
    async giveBack(name, key, times) {
      const { own, prefix } = visitorOf(key);
      const names = [own, prefix].filter((one) => one !== undefined);
      const counted = ["all", ...names, ...names.map((one) => `few:${one}`)];
      await store.giveBack(
        counted.map((one) => `${name}:${one}`),
        times,
      );
    },
  };
}

/** A new window begins beyond this number of keys, so that a flood does not fill the memory. */
const MAXIMUM_KEYS = 100_000;

/** Creates a store in memory with one window per limit. Keys are deleted when their window ends. */
export function createMemoryStore(): LimitStore {
  const windows = new Map<string, { counts: Map<string, number>; endsAt: number }>();
  const windowOf = (key: string) => windows.get(key.split(":", 1)[0] ?? "");

  function begin(key: string, seconds: number) {
    const [name = ""] = key.split(":", 1);
    const begun = { counts: new Map<string, number>(), endsAt: performance.now() + 1000 * seconds };
    windows.set(name, begun);
    setTimeout(() => {
      if (windows.get(name) === begun) windows.delete(name);
    }, 1000 * seconds).unref();
    return begun;
  }

  return {
    take(key, maximum, seconds) {
      const known = windowOf(key);
      const isFull = known !== undefined && known.counts.size >= MAXIMUM_KEYS;
      const { counts, endsAt } = known === undefined || isFull ? begin(key, seconds) : known;
      const count = counts.get(key) ?? 0;
      if (count >= maximum) return Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
      counts.set(key, count + 1);
      return 0;
    },
    giveBack(keys, times) {
      for (const key of keys) {
        const counts = windowOf(key)?.counts;
        const count = counts?.get(key) ?? 0;
        if (count > 0) counts?.set(key, Math.max(0, count - times));
      }
    },
  };
}

export const localLimits = (): Limits => createLimits(createMemoryStore());
