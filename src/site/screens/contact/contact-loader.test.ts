import { expect, test, vi } from "vitest";
import type { ReadContent } from "#content/snapshot.ts";
import { loaderArguments } from "#tests/builders/loader-arguments.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { loader } from "./contact.route.tsx";

test("without the restaurants the page is a 503, and the experience's title was asked for once", async () => {
  const readContent = vi.fn<ReadContent>(async () => aSnapshot({ experiences: [] }));
  expect(await loader(loaderArguments("/pt/contato?experience=1", { readContent }))).toMatchObject({
    data: { state: "error", experience: "" },
    init: { status: 503 },
  });
  expect(readContent.mock.calls).toEqual([[["restaurants", "experiences"]]]);
});
