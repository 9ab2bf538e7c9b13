import fc from "fast-check";
import { expect, inject } from "vitest";

interface Traced {
  readonly trace: readonly string[];
}

interface Held<Given, Lived> {
  readonly anyGiven: fc.Arbitrary<Given>;
  readonly live: (given: Given) => Promise<Lived>;
  /** Returns a simulation's faults, none if correct. Adds its noteworthy events to `seen`. */
  readonly faultsOf: (given: Given, lived: Lived, seen: Set<string>) => readonly string[];
  readonly examples: readonly Given[];
  readonly run: ReturnType<typeof runOf>;
}

/** More simulations, and new ones, by night (tests/property-seeds.ts). */
export const runOf = (byDay: number, byNight: number) => ({
  numRuns: inject("isNight") ? byNight : byDay,
});

/** Fails if the same script and choices lead to a different result the second time. */
export async function expectRepeatable<Given>(
  histories: Pick<Held<Given, Traced>, "anyGiven" | "live">,
): Promise<void> {
  const { anyGiven, live } = histories;
  for (const given of fc.sample(anyGiven, { numRuns: 8, seed: 6 })) {
    const { trace } = await live(given);
    expect((await live(given)).trace).toEqual(trace);
  }
}

/** Fails at a wrong simulation, shrunk, with its trace; returns the events seen in all. */
export async function expectRight<Given, Lived extends Traced>(
  held: Held<Given, Lived>,
): Promise<ReadonlySet<string>> {
  const { anyGiven, live, faultsOf, examples, run } = held;
  const seen = new Set<string>();
  const isRight = async (given: Given) => {
    const lived = await live(given);
    const faults = faultsOf(given, lived, seen);
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\n\n${lived.trace.join("\n")}`);
  };
  await fc.assert(fc.asyncProperty(anyGiven, isRight), {
    ...run,
    examples: examples.map((given): [Given] => [given]),
  });
  return seen;
}
