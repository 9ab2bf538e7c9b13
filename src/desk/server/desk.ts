import { Hono } from "hono";
import type { Database } from "#database/connect.server.ts";
import { readItems } from "#database/content-entries.ts";
import { isPublicIp } from "#external-services/country-lookup/ip-lookup.ts";
import type { GoogleBusinessOptions } from "#external-services/google-business/google-business.settings.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { accountRoutes } from "./account-routes.ts";
import { createAuth } from "./auth.ts";
import { authHeaders } from "./auth-result.ts";
import { contentRoutes, orderRoutes } from "./content/content-routes.ts";
import type { ContentServices } from "./content/content-services.ts";
import { deskApi, type DeskRoute } from "./desk-routes.ts";
import { editorRoutes } from "./editor-routes.ts";
import { findSession } from "./desk-session.ts";
import { createGuessLimits } from "./guess-limits.ts";
import { deskShell } from "./desk-shell.ts";
import { createInvitationMail, createReplacementMail } from "./invitation-mail.ts";
import { answerRoutes } from "./leads/answer-routes.ts";
import { leadRoutes } from "./leads/lead-routes.ts";
import { createLive } from "./live/live.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { type BuiltInFile, listBuiltInPictures } from "./media/built-in-pictures.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { missingRoutes } from "./missing/missing-routes.ts";
import type { LinkedSettings } from "./links/content-links.ts";
import { linkRoutes } from "./links/link-routes.ts";
import { googleOf } from "./listings/check-listing.ts";
import { type ListingServices, listingRoutes } from "./listings/listing-routes.ts";
import { meRoutes } from "./me-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { searchRoutes } from "./search/search-routes.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { todayRoutes } from "./today/today-routes.ts";
import { measureRoutes } from "./today/measure-routes.ts";

export { createAlarmMails } from "./alarms/mail-alarms.ts";
export { colleagueMailKinds } from "./leads/colleague-mail.ts";
export { publishDuePlan } from "./content/publish-plan.ts";

export type AllServices = ContentServices & ListingServices;

export interface DeskOptions extends Pick<
  AllServices,
  "siteUrl" | "hasPicture" | "isReserved" | "renderPreview" | "readTile" | "fileSettings" | "log"
> {
  readonly database: Pick<Database, "orm" | "onMessage">;
  /** Aborted when the process shuts down. */
  readonly stopping: AbortSignal;
  readonly secret: string;
  readonly trustProxy: number;
  readonly mail: MailSettings;
  readonly builtInFiles: readonly BuiltInFile[];
  /** Reads the site settings whose links are checked. */
  readonly readLinkedSettings: () => Promise<LinkedSettings>;
  /** Filters the IPs that a check may request; by default public ones. */
  readonly isAllowedIp?: (ip: string) => boolean;
  readonly googleBusiness: GoogleBusinessOptions;
}

export function deskRoutes(services: AllServices): readonly DeskRoute[] {
  return [
    signInRoutes,
    meRoutes,
    passkeyRoutes,
    accountRoutes,
    orderRoutes,
    contentRoutes,
    mediaRoutes,
    editorRoutes,
    missingRoutes,
    searchRoutes,
    todayRoutes,
    measureRoutes,
    linkRoutes,
    listingRoutes,
    leadRoutes,
    answerRoutes,
    liveRoutes,
  ].flatMap((routes): readonly DeskRoute[] => routes(services));
}

/** Creates the staff's part of the site: pages under `/desk` and calls under `/api/desk`. */
export function createDesk(options: DeskOptions): Hono {
  const { database, secret, trustProxy, mail, builtInFiles, googleBusiness, ...others } = options;
  const {
    readLinkedSettings: readSettings,
    isAllowedIp = isPublicIp,
    stopping,
    ...shared
  } = others;
  const { siteUrl, log } = shared;
  const { orm } = database;
  const auth = createAuth({ orm, siteUrl, secret, log });
  const services: AllServices = {
    ...shared,
    orm,
    auth,
    limits: createGuessLimits({ orm, secret, trustedProxies: trustProxy }),
    isMailOn: mail.isOn,
    restaurantSlugs: async () => (await readItems(orm, "restaurants")).map(({ slug }) => slug),
    mailInvitation: createInvitationMail(mail, log),
    mailReplacement: createReplacementMail(mail, log),
    builtInPictures: listBuiltInPictures(builtInFiles),
    links: { readSettings, isAllowedIp },
    live: createLive({ database, findSession: (token) => findSession(orm, token), stopping }),
    google: googleOf(googleBusiness),
  };
  const desk = new Hono();
  desk.route("/", deskShell());
  desk.route(
    "/",
    deskApi({
      routes: deskRoutes(services),
      limits: services.limits,
      siteUrl,
      log,
      async findSession(context) {
        const token = await auth.api.sessionToken({ headers: authHeaders(context) });
        return token === undefined ? undefined : findSession(orm, token);
      },
    }),
  );
  return desk;
}
