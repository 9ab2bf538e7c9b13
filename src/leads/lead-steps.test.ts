import { expect, test } from "vitest";
import { readProjectFile } from "#tests/architecture/project-files.ts";
import { LEAD_STATES } from "#database/schema/leads.ts";
import { LEAD_STEPS } from "./lead-steps.ts";

// Rule 6.22.
test("docs/operations.md lists exactly the steps of the table", () => {
  const chapter = readProjectFile("docs/operations.md").split("\n### The steps of a lead\n")[1];
  const rows = Array.from(
    (chapter?.split("\n### ")[0] ?? "").matchAll(/^\| +(.+?) +\| +(.+?) +\| +`(\w+)` +\|$/gm),
    ([, from = "", when, to]) => ({ from: [...from.matchAll(/\w+/g)].join(), when, to }),
  );
  expect(rows).toEqual(
    Object.values(LEAD_STEPS).map(({ from, to, when }) => ({ from: from.join(), when, to })),
  );
});

test("every state is reachable and leads to delivery", () => {
  const steps = Object.values(LEAD_STEPS).map(({ from, to }) => ({
    from: [...from] as string[],
    to,
  }));
  expect([...new Set(steps.map(({ to }) => to))].toSorted()).toEqual([...LEAD_STATES].toSorted());
  const arrives = new Set<string>(["delivered"]);
  for (const _ of LEAD_STATES) {
    for (const { from, to } of steps)
      if (arrives.has(to)) for (const state of from) arrives.add(state);
  }
  expect([...arrives].toSorted()).toEqual([...LEAD_STATES].toSorted());
});
