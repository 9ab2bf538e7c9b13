import { z } from "zod";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";
import { TimeLimitError, withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import type { GoogleBusiness } from "#listings/google-business/google-business.ts";
import { GoogleBusinessError } from "#listings/google-business/google-calls.ts";
import type { ListingCheck, ListingProblem, ListingState } from "./listings-contract.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "#accounts/calls/desk-routes.ts";
import { checkListing, readOwnListing } from "./check-listing.ts";
import { listingFiles } from "./listing-files.ts";

const LIMIT_MS = 15_000;
/** For the whole desk: Google allows 300 calls a minute. */
const AT_ONCE = 2;

const slugOf = (context: { req: { param: (name: "slug") => string | undefined } }) =>
  context.req.param("slug") ?? "";

export interface ListingServices extends DeskServices {
  readonly google: GoogleBusiness | undefined;
}

/** Routes of Google's listings (rule 10.55). */
export function listingRoutes(services: ListingServices): readonly DeskRoute[] {
  const { orm, siteUrl, google } = services;
  const access = { roles: ["administrator", "manager", "editor"] } as const;
  const inTurn = createConcurrencyLimiter({ limit: AT_ONCE });

  async function ownListing(slug: string) {
    const own = await readOwnListing(orm, siteUrl, slug);
    if (own === undefined) throw new DeskProblem("not-found");
    return own;
  }

  async function orProblem(check: () => Promise<ListingCheck>): Promise<ListingCheck> {
    try {
      return await inTurn(() => withTimeLimit(check(), LIMIT_MS));
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return { problem, differences: [] };
    }
  }

  return [
    deskRoute("GET", "/listings", {
      access,
      handler: async ({ context }) => {
        const state: ListingState = { isOn: google !== undefined };
        return context.json(state);
      },
    }),
    deskRoute("GET", "/listings/:slug/files/:file", {
      access,
      async handler({ context }) {
        const files = listingFiles(await ownListing(slugOf(context)), siteUrl);
        const file = files.find(({ name }) => name === context.req.param("file"));
        if (file === undefined) throw new DeskProblem("not-found");
        context.header("Content-Type", file.type);
        context.header("Content-Disposition", `attachment; filename="${file.name}"`);
        return context.body(file.text);
      },
    }),
    deskRoute("POST", "/listings/:slug/check", {
      access,
      body: z.object({}),
      async handler({ context }) {
        const own = await ownListing(slugOf(context));
        if (google === undefined) throw new DeskProblem("not-found");
        return context.json(await orProblem(() => checkListing(google, own)));
      },
    }),
  ];
}

function problemOf(error: unknown): ListingProblem | undefined {
  if (error instanceof TimeLimitError) return "no-response";
  return error instanceof GoogleBusinessError ? error.problem : undefined;
}
