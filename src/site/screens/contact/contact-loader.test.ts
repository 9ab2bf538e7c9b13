import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { ReadContent } from "#content/snapshot.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";
import { loader } from "./contact.route.tsx";

test("without the restaurants the page is a 503, and the experience's title was asked for once", async () => {
  const readContent = vi.fn<ReadContent>(async () => aSnapshot({ experiences: [] }));
  const context = new RouterContextProvider();
  provideSiteContext(context, { readContent } as Partial<SiteContext> as SiteContext);
  const url = new URL("https://site.example/pt/contato?experience=1");
  const { data, init } = await loader({ context, url, params: {} } as never);
  expect(init?.status).toBe(503);
  expect(data).toMatchObject({ state: "error", experience: "" });
  expect(readContent.mock.calls).toEqual([[["restaurants", "experiences"]]]);
});
