import { z } from "zod";
import { exportContent } from "#content/store/publish-content.ts";
import { checkLinks } from "#services/links/check-link.ts";
import { redactedError } from "#runtime/logging/log.ts";
import { recordAudit } from "#accounts/audit.ts";
import { deskRoute, type DeskRoute } from "#accounts/calls/desk-routes.ts";
import type { ContentServices } from "../content-services.ts";
import { contentLinks } from "./content-links.ts";
import {
  claimLinkCheck,
  readLinkReport,
  releaseLinkCheck,
  storeLinkReport,
} from "./link-report.ts";

const TIMEOUT_MS = 10_000;

/** Routes of the report of dead links and its check. */
export function linkRoutes(services: ContentServices): readonly DeskRoute[] {
  const { orm, log } = services;
  const access = { roles: ["administrator", "manager", "editor"] } as const;
  return [
    deskRoute("GET", "/links", {
      access,
      handler: async ({ context }) => context.json(await readLinkReport(orm)),
    }),
    deskRoute("POST", "/links/check", {
      access,
      body: z.object({}),
      async handler({ context, session }) {
        if (await claimLinkCheck(orm)) {
          await recordAudit(orm, { actor: session.account.id, action: "links.checked" });
          void check(services).catch((error: unknown) =>
            log.error({ reason: redactedError(error) }, "Links not checked"),
          );
        }
        return context.json(await readLinkReport(orm), 202);
      },
    }),
  ];
}

async function check({ orm, siteUrl, links }: ContentServices): Promise<void> {
  try {
    const found = contentLinks(await exportContent({ orm }), await links.readSettings(), siteUrl);
    const options = { timeoutMs: TIMEOUT_MS, isAllowedIp: links.isAllowedIp };
    await storeLinkReport(orm, await checkLinks(found, options));
  } finally {
    await releaseLinkCheck(orm);
  }
}
