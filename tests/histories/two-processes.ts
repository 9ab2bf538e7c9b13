import fc from "fast-check";
import type { Process, Schedule } from "./schedule.ts";

const SECOND = 1000;

/**
 * Events of the two processes `at` 0 and 1, and of time: `passes` is in seconds, `clockJumps` in
 * milliseconds.
 */
type Trouble =
  | { readonly restarts: "crash" | "stop"; readonly isOn?: boolean; readonly at: number }
  | { readonly isHeld: boolean; readonly at: number }
  | { readonly loses: "a statement" | "an answer"; readonly at: number }
  | { readonly passes: number }
  | { readonly clockJumps: number };

export const at = fc.nat({ max: 1 });
export const restarts = fc.constantFrom("crash" as const, "crash" as const, "stop" as const);
export const isHeld = fc.constantFrom(true, true, false);
export const loses = fc.constantFrom("a statement" as const, "an answer" as const);

export const isTrouble = (line: object): line is Trouble =>
  ["restarts", "isHeld", "loses", "passes", "clockJumps"].some((name) => name in line);

/** Runs two processes by `start`, and replaces one that crashes or stops. */
export function twoProcesses<Work extends { stop(): Promise<void> }>(
  schedule: Schedule,
  start: (process: Process, at: number, isOn: boolean) => Work,
) {
  const stopping = new Set<string>();
  let started = 0;
  function begin(number: number, isOn = true) {
    const process = schedule.createProcess(`${"AB"[number]}${++started}`);
    return { ...start(process, number, isOn), process };
  }
  const both = [begin(0), begin(1)];
  function end({ process, stop }: ReturnType<typeof begin>): void {
    process.hold(false);
    stopping.add(process.name);
    void stop().then(() => stopping.delete(process.name));
  }
  const of = (number: number) => both[number]!;
  function restart(number: number, how: "crash" | "stop", isOn?: boolean): void {
    if (how === "stop") end(of(number));
    else of(number).process.die();
    both[number] = begin(number, isOn);
  }
  return {
    both,
    of,
    restart,
    meet(line: Trouble): void {
      if ("restarts" in line) restart(line.at, line.restarts, line.isOn);
      else if ("loses" in line) of(line.at).process.fail("statement", line.loses === "an answer");
      else if ("isHeld" in line) of(line.at).process.hold(line.isHeld);
      else if ("passes" in line) schedule.pass(line.passes * SECOND);
      else schedule.jump(line.clockJumps);
    },
    async end(): Promise<void> {
      both.forEach(end);
      await schedule.until(() => stopping.size === 0);
    },
  };
}
