import { Hono } from "hono";
import type { Database } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { isPublicIp } from "#services/country-lookup/ip-lookup.ts";
import type { GoogleBusinessOptions } from "#listings/google-business/google-business.settings.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import { accountRoutes } from "#accounts/account-routes.ts";
import { createAuth } from "#accounts/auth.ts";
import { authHeaders } from "#accounts/auth-result.ts";
import { contentRoutes, orderRoutes } from "#content/desk/content-routes.ts";
import type { ContentServices } from "#content/desk/content-services.ts";
import { deskApi, type DeskRoute } from "#accounts/calls/desk-routes.ts";
import { editorRoutes } from "#content/desk/editor-routes.ts";
import { findSession } from "#accounts/desk-session.ts";
import { createGuessLimits } from "#accounts/calls/guess-limits.ts";
import { deskShell } from "./desk-shell.ts";
import { createInvitationMail, createReplacementMail } from "#accounts/invitation-mail.ts";
import { answerRoutes } from "#leads/desk/answer-routes.ts";
import { leadRoutes } from "#leads/desk/lead-routes.ts";
import type { LeadServices } from "#leads/desk/lead-services.ts";
import { createLive } from "#leads/desk/live/live.ts";
import { liveRoutes } from "#leads/desk/live/live-routes.ts";
import { type BuiltInFile, listBuiltInPictures } from "#content/desk/uploads/built-in-pictures.ts";
import { mediaRoutes } from "#content/desk/uploads/media-routes.ts";
import { missingRoutes } from "#content/desk/missing/missing-routes.ts";
import type { LinkedSettings } from "#content/desk/links/content-links.ts";
import { linkRoutes } from "#content/desk/links/link-routes.ts";
import { googleOf } from "#listings/check-listing.ts";
import { type ListingServices, listingRoutes } from "#listings/listing-routes.ts";
import { meRoutes } from "#accounts/me-routes.ts";
import { passkeyRoutes } from "#accounts/passkey-routes.ts";
import { searchRoutes } from "./search/search-routes.ts";
import { signInRoutes } from "#accounts/sign-in-routes.ts";
import { todayRoutes } from "./today/today-routes.ts";
import { measureRoutes } from "./today/measure-routes.ts";

export { createAlarmMails } from "#leads/alarms/mail-alarms.ts";
export { colleagueMailKinds } from "#leads/desk/colleague-mail.ts";
export { publishDuePlan } from "#content/desk/publish-plan.ts";

export type AllServices = ContentServices & LeadServices & ListingServices;

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
