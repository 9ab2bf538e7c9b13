import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { limitsOf } from "#tests/limits-of.ts";
import { createApi } from "#api/api.ts";
import { createNewsletterConfirmation } from "#leads/accept/newsletter-confirmation.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import { createOwnDataAccess } from "#leads/own-data/own-data-access.ts";
import { createPages, type PagesOptions } from "#server/pages.ts";
import routes from "#site/routes.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { aSnapshot, contentOf } from "#tests/builders/snapshot.ts";
import { POST_CLIENTS, POSTED_SITE } from "#tests/post-clients.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const EMAIL = "maria@example.com";
const VISIT = { path: "/pt", device: "phone", lcp: 1 };
const FOREIGN = { foreign: 403, hidden: 403 };

/** Each form's or beacon's fields, its success status, and its response to other sites. */
const FORMS: Readonly<Record<string, readonly [fields: object, taken: number, otherwise: object]>> =
  {
    "/api/contact": [aContactPost(), 201, FOREIGN],
    "/api/events/quote": [aQuotePost(), 201, FOREIGN],
    "/api/newsletter": [aNewsletterPost(), 201, FOREIGN],
    "/api/events": [{ event: "share", language: "pt" }, 204, FOREIGN],
    "/api/vitals": [VISIT, 204, FOREIGN],
    contact: [aContactPost(), 201, FOREIGN],
    events: [aQuotePost(), 201, FOREIGN],
    reservations: [aContactPost(), 201, FOREIGN],
    newsletter: [aNewsletterPost(), 201, FOREIGN],
    "own-data": [{ email: EMAIL }, 200, { foreign: 403 }],
    // The link's token is the permission.
    "own-data?token": [{ change: "leave" }, 200, {}],
    "newsletter/confirmation?token": [{}, 200, {}],
  };

interface RouteModule {
  readonly action?: unknown;
  readonly headers?: (given: object) => HeadersInit;
}

/** Returns the Portuguese pages that accept posts, by route name. */
async function postedPages() {
  const found = await Promise.all(
    routes
      .filter(
        ({ id, path }) => id?.startsWith("pt/") && path !== undefined && !id.includes("alias"),
      )
      .map(async ({ id = "", path = "", file }) => {
        const url = new URL(`../../src/site/${file}`, import.meta.url).href;
        const module = (await import(/* @vite-ignore */ url)) as RouteModule;
        return { id: id.slice("pt/".length), path, module };
      }),
  );
  return found.filter(({ module }) => module.action !== undefined);
}

/** Creates React Router with these pages, which responds with an action's result. */
function routerOf(pages: Awaited<ReturnType<typeof postedPages>>) {
  const build = {
    routes: Object.fromEntries(
      pages.map(({ id, path, module: { action } }) => [
        id,
        { id, path, module: { action, default: () => null } },
      ]),
    ),
    entry: {
      module: {
        default: (
          _: Request,
          status: number,
          __: Headers,
          context: { staticHandlerContext: { actionData: object } },
        ) => Response.json(context.staticHandlerContext.actionData, { status }),
        handleError: (error: unknown) => expect.fail(String(error)),
      },
    },
    assets: { routes: {}, entry: {}, version: "" },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    basename: "/",
  };
  return createRequestHandler(build as unknown as ServerBuild, "production");
}

/** Returns the forms of a site at `siteUrl` as functions that post and return the response. */
async function formsAt(
  database: Parameters<typeof createSubmitLead>[0]["database"],
  siteUrl: string,
) {
  const submit = createSubmitLead({
    database,
    log: SILENT,
    onLeadStored: async () => undefined,
    isRestaurant: async () => true,
    siteUrl,
    siteName: () => "Grupo Rubaiyat",
  });
  const beacons = { siteUrl, trustedProxies: 1, restaurantSlugs: async () => new Set<string>() };
  const api = createApi({
    content: () => aSnapshot({}),
    database: database as never,
    log: SILENT,
    limit: limitsOf(),
    leads: { submit, trustedProxies: 1 },
    insights: beacons,
    vitals: { ...beacons, countryHeader: undefined, countries: [], onVital: () => undefined },
  });
  const pagesWithForms = await postedPages();
  const ownData = createOwnDataAccess({ database, isMailOn: true, siteUrl });
  const newsletter = createNewsletterConfirmation({
    database,
    secret: undefined,
    siteName: () => "Grupo Rubaiyat",
    onLeadStored: async () => undefined,
    countLead: async () => undefined,
  });
  const pages = createPages({
    renderRoute: routerOf(pagesWithForms),
    site: {
      siteUrl,
      log: SILENT,
      ownData: { ...ownData, open: async () => EMAIL },
      newsletter: { ...newsletter, confirm: async () => "confirmed" },
    } as unknown as PagesOptions["site"],
    content: contentOf(aSnapshot({})),
    submitLead: submit,
    metrics: { rendered() {} },
    thirdPartySources: { scripts: [], imageOrigins: [], connectOrigins: [] },
    hasOwnApi: true,
  });
  let posts = 0;
  return {
    posted: [
      ...new Set(api.routes.filter(({ method }) => method === "POST").map(({ path }) => path)),
      ...pagesWithForms.map(({ id }) => id),
    ],
    pages: pagesWithForms,
    async post(form: string, fields: object, headers: Readonly<Record<string, string>>) {
      const ip = `203.0.113.${(posts += 1)}`;
      if (form.startsWith("/api/")) {
        const sent = { "X-Forwarded-For": ip, ...headers };
        return api.request(form, {
          method: "POST",
          body: JSON.stringify(fields),
          headers: { "Content-Type": "application/json", ...sent },
        });
      }
      const [id, query = ""] = form.split("?");
      const path = pagesWithForms.find((page) => page.id === id)?.path;
      const body = new URLSearchParams(fields as Record<string, string>);
      return pages.page(
        new Request(`http://web:3000/${path}?${query}`, { method: "POST", body, headers }),
        { isShared: false, ip },
      );
    },
  };
}

// Rule 7.8.
describeWithDatabase("every form of the site", (database) => {
  test("lists every form in this test, and lets no page hide its origin from its own forms", async () => {
    const { posted, pages } = await formsAt(database, POSTED_SITE);
    const known = Object.keys(FORMS).map((form) => form.replace("?token", ""));
    expect(new Set(posted)).toEqual(new Set(known));
    for (const { id, module } of pages) {
      const headers = new Headers(module.headers?.({ actionHeaders: new Headers() }));
      expect(headers.get("Referrer-Policy") ?? "strict-origin-when-cross-origin", id).toMatch(
        /^strict-origin/,
      );
    }
  });

  test.each(Object.keys(FORMS))(
    "%s takes the posts of all browsers, and none of another site",
    async (form) => {
      const [fields, taken, otherwise] = FORMS[form]!;
      const statuses: Record<string, number> = {
        ours: taken,
        unnamed: taken,
        hidden: taken,
        foreign: taken,
        ...otherwise,
      };
      const { post } = await formsAt(database, POSTED_SITE);
      const { post: postUnset } = await formsAt(database, "http://localhost:3000");
      for (const [title, sender, headers, siteUrl] of POST_CLIENTS) {
        const response = await (siteUrl === undefined ? post : postUnset)(form, fields, headers);
        expect.soft(response.status, title).toBe(statuses[sender]);
        // The refusing page keeps the typed text.
        const isPage = !form.startsWith("/api/");
        if (response.status === 403 && isPage)
          expect.soft(await response.text(), title).toContain(EMAIL);
      }
    },
  );
});
