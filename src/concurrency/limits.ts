/** The calls that one window of time admits. */
export interface Quota {
  readonly seconds: number;
  /** The maximum for each visitor, or for each name. */
  readonly each?: number;
  /** The maximum for all together; above it the site admits only visitors with few calls. */
  readonly all?: number;
  /** The maximum for each visitor once `all` is reached. */
  readonly few?: number;
}

const MINUTE = 60;
/** Seconds of a day: the window of counters under the day's key. */
export const DAY = 86_400;

/** All rate limits of the site, by what they count. */
export const LIMITS = {
  // Counted by each process in its memory: they protect its processor. All renders together take less than half a core.
  render: { seconds: MINUTE, each: 120, all: 3000, few: 6 },
  /** Reading a body costs more than counting it. */
  post: { seconds: MINUTE, each: 120 },
  event: { seconds: MINUTE, each: 60, all: 6000, few: 10 },
  /** One visit in ten is measured, and each is posted once. */
  visit: { seconds: MINUTE, each: 20, all: 600, few: 3 },
  /** A visitor's map takes some twenty; volunteers run the tile servers. */
  tile: { seconds: MINUTE, all: 300 },
  /** Separate, so that an editor who pans a map takes nothing from visitors. */
  staffTile: { seconds: MINUTE, all: 100 },

  // Counted by all processes in the database. Leads above `leads` or `leadWithoutIp` are quarantined, never refused;
  // above `quarantined` each visitor has `leadInFlood` left (decision 0018).
  lead: { seconds: 10 * MINUTE, each: 20 },
  leads: { seconds: 10 * MINUTE, all: 1500 },
  leadWithoutIp: { seconds: 10 * MINUTE, all: 200 },
  quarantined: { seconds: 10 * MINUTE, all: 300 },
  leadInFlood: { seconds: 10 * MINUTE, each: 2 },
  /** Mails to visitors, for the day of the key that names their IPs. */
  visitorMail: { seconds: DAY, each: 10 },
  /** Links to personal data. */
  ownData: { seconds: 10 * MINUTE, each: 5, all: 300, few: 1 },
  /** Passwords, codes and invitations (rule 10.7): each may cost a hash. */
  guess: { seconds: 5 * MINUTE, each: 10, all: 300, few: 6 },
  passwordOfEmail: { seconds: 15 * MINUTE, each: 5 },
  /** Each challenge for a passkey is a row for five minutes. */
  challenge: { seconds: 5 * MINUTE, each: 60, all: 3000, few: 20 },
  /** Counts for each account: the server works a second on each file. */
  upload: { seconds: 15 * MINUTE, each: 60 },
  /** A code is valid for 90 seconds and works once. */
  usedCode: { seconds: 2 * MINUTE, each: 1 },
  /** Failed sign-ins to an account that reach the audit log. */
  auditLine: { seconds: 15 * MINUTE, each: 20 },
} as const satisfies Record<string, Quota>;

export type LimitName = keyof typeof LIMITS;

/** The networks of a visitor, as keys that reveal nothing; undefined where they have none of their own. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly own: string | undefined;
  /** The /48 of an IPv6 address. */
  readonly prefix: string | undefined;
}

/** A store of counters. */
export interface LimitStore {
  /** Counts one more and returns 0, or returns the seconds until there is room again. */
  take(key: string, maximum: number, seconds: number): number | Promise<number>;
  /** Uncounts `times` calls under each key. */
  giveBack(keys: readonly string[], times: number): void | Promise<void>;
}

/** Counts a call under a limit; returns 0, or the seconds to wait where it is one too many. */
export type Limit = (name: LimitName, key?: Networks | string) => Promise<number>;

export interface Limits {
  readonly limit: Limit;
  /** Uncounts calls that turned out to be none. */
  giveBack(name: LimitName, key: Networks | string, times: number): Promise<void>;
}

const NOBODY: Networks = { own: undefined, prefix: undefined };
/** One customer may have a /48 whole, or 65,536 may share it: it has so many times what an IP has. */
const TIMES_PER_PREFIX = 3;

/** The limits of a table over a store. */
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

/** Keys beyond this number begin a new window: a flood from ever new networks must not fill the memory. */
const MAXIMUM_KEYS = 100_000;

/**
 * Returns a store in memory, with one window for all keys of a limit. A key is forgotten with its window, whether
 * another call comes or not.
 */
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

/** Returns limits that this process counts alone, in its memory. */
export const localLimits = (): Limits => createLimits(createMemoryStore());
