import { vi } from "vitest";

/** Where each history begins. */
const BEGIN = new Date("2026-03-02T12:00:00Z");

/** A step of a process that has been asked for and not yet been done: a statement, a call. */
interface Pending {
  readonly process: string;
  isHeld(): boolean;
  readonly name: string;
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What is chosen at each turn; the first where nothing is left to choose. */
type Choices = readonly number[];

/** How often each is chosen, against each other. */
const WEIGHTS = { step: 4, script: 3, clock: 1 };

/** What a step takes at least; so no two are at the same moment. */
const STEP_MS = 1;

const realTurn = setImmediate;

/**
 * Everything that several processes wait for (database, network, timers), in an order that `choices` alone decide: the
 * same choices are the same history. At each turn one thing is done: a step of a process, the next
 * line of the script, or the clock goes on to the next timer. Time goes by in no other way.
 */
export function createSchedule(choices: Choices) {
  const pending: Pending[] = [];
  /** What was done, in order. */
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

  /** One turn; false when there is nothing to do but to let time pass. */
  async function turn(script: (() => Promise<void>)[], isChosen: boolean): Promise<boolean> {
    // All that follows from the turn before has been asked for by then.
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
    /** Time goes by, whatever still waits for its turn. */
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    /** Somebody sets the clock; timers do not notice. */
    jump: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    /** A process that can die: whatever it still asks for is never done, and nobody answers it. */
    createProcess(name: string) {
      let isDead = false;
      let isHeld = false;
      const failing = new Map<string, boolean>();
      return {
        name,
        /** Does this when its turn comes. */
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
        /** The next step of this kind fails: before it is done, or, where `isDone`, with its answer lost. */
        fail: (what: string, isDone: boolean) => void failing.set(what, isDone),
        /** Until it goes on, none of its steps is done: a debugger, a full machine, a container that is held. */
        hold: (held: boolean) => void (isHeld = held),
        /** Writes a line of the trace. */
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
    /** Runs the script among all that processes do, until neither it nor the choices have anything left. */
    async run(script: readonly (() => Promise<void>)[]): Promise<void> {
      const rest = [...script];
      while (rest.length > 0 || chosen < choices.length) await turn(rest, true);
    },
    /** From now on all is done as soon as it is asked for, and time passes when nothing is left to do. */
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

/** Virtual time for what follows, in PGlite too: it asks the process for the time. Put back by `vi.useRealTimers`. */
export function useVirtualTime(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    now: BEGIN,
  });
}
