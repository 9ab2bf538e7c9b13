import { vi } from "vitest";

/** The start of each simulation. */
const BEGIN = new Date("2026-03-02T12:00:00Z");

/** A requested step of a process that has not run yet: a statement, a call. */
interface Pending {
  readonly process: string;
  isHeld(): boolean;
  readonly name: string;
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The choice at each turn; the first option once the list is exhausted. */
type Choices = readonly number[];

/** Relative frequencies of the choices. */
const WEIGHTS = { step: 4, script: 3, clock: 1 };

/** The minimum duration of a step, so that no two share a moment. */
const STEP_MS = 1;

const realTurn = setImmediate;

/**
 * Schedules everything that processes wait for (database, network, timers) in the order of
 * `choices`: the same choices repeat the simulation. Each turn runs a process's step, the next line
 * of the script, or advances the clock to the next timer. Time passes in no other way.
 */
export function createSchedule(choices: Choices) {
  const pending: Pending[] = [];
  /** The executed steps, in order. */
  const trace: string[] = [];
  let chosen = 0;

  const nextTimer = () => {
    vi.advanceTimersToNextTimer();
    trace.push(`clock ${new Date().toISOString()}`);
  };

  async function execute(one: Pending): Promise<void> {
    pending.splice(pending.indexOf(one), 1);
    trace.push(`${one.process}: ${one.name}`);
    try {
      const result = await one.run();
      vi.advanceTimersByTime(STEP_MS);
      one.resolve(result);
    } catch (error) {
      one.reject(error);
    }
  }

  /** Runs one turn; false if only time can pass. */
  async function turn(script: (() => Promise<void>)[], isChosen: boolean): Promise<boolean> {
    // By then, all consequences of the last turn have been requested.
    await new Promise((resolve) => void realTurn(resolve));
    const [line] = script;
    const actions = [
      ...pending
        .filter((one) => !one.isHeld())
        .map((one) => ({ weight: WEIGHTS.step, act: () => execute(one) })),
      ...(line ? [{ weight: WEIGHTS.script, act: () => (script.shift(), line()) }] : []),
      ...(isChosen && vi.getTimerCount() > 0
        ? [{ weight: WEIGHTS.clock, act: async () => nextTimer() }]
        : []),
    ];
    const total = actions.reduce((sum, { weight }) => sum + weight, 0);
    let ticket = isChosen ? (choices[chosen++] ?? 0) % Math.max(1, total) : 0;
    const action = actions.find(({ weight }) => (ticket -= weight) < 0);
    await action?.act();
    return action !== undefined;
  }

  return {
    trace,
    /** Lets time pass, whatever still waits for its turn. */
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    /** Sets the clock without affecting timers. */
    jump: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    /** Creates a process that can die: its later requests never run and get no response. */
    createProcess(name: string) {
      let isDead = false;
      let isHeld = false;
      const failing = new Map<string, boolean>();
      return {
        name,
        step<T>(what: string, run: () => Promise<T>): Promise<T> {
          return new Promise((resolve, reject) => {
            if (isDead) return;
            const runOrFail = async () => {
              const isDone = failing.get(what);
              failing.delete(what);
              if (isDone !== false) {
                const result = await run();
                if (isDone === undefined) return result;
              }
              trace.push(`${name}: ${what} ${isDone ? "done, its answer lost" : "not done"}`);
              throw new Error("Connection terminated unexpectedly");
            };
            const settle = resolve as (value: unknown) => void;
            const one = { process: name, isHeld: () => isHeld, name: what, run: runOrFail };
            pending.push({ ...one, resolve: settle, reject });
          });
        },
        /**
         * Fails the next step of this kind, before it runs or, if `isDone`, with its response lost.
         */
        fail: (what: string, isDone: boolean) => void failing.set(what, isDone),
        /**
         * Suspends all steps until resumed, like a debugger, a busy machine or a paused container.
         */
        hold: (held: boolean) => void (isHeld = held),
        note: (what: string) => void trace.push(`${name}: ${what}`),
        die(): void {
          isDead = true;
          trace.push(`${name} dies`);
          for (const one of pending.filter(({ process }) => process === name)) {
            pending.splice(pending.indexOf(one), 1);
          }
        },
      };
    },
    /** Runs the script among the processes' steps until script and choices are exhausted. */
    async run(script: readonly (() => Promise<void>)[]): Promise<void> {
      const rest = [...script];
      while (rest.length > 0 || chosen < choices.length) await turn(rest, true);
    },
    /** From now on runs each step on request, and advances time when idle. */
    async until(isReached: () => Promise<boolean> | boolean): Promise<void> {
      for (;;) {
        while (await turn([], false));
        if (await isReached()) return;
        if (vi.getTimerCount() === 0) throw new Error("Nothing will ever happen any more");
        nextTimer();
      }
    },
  };
}

export type Schedule = ReturnType<typeof createSchedule>;
export type Process = ReturnType<Schedule["createProcess"]>;

/**
 * Makes time virtual, also in PGlite, which reads the process's clock. `vi.useRealTimers` reverts
 * it.
 */
export function useVirtualTime(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    now: BEGIN,
  });
}
