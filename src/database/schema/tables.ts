import { auditLog } from "./audit-log.ts";
import { contentDrafts } from "./content-drafts.ts";
import { contentEntries } from "./content-entries.ts";
import { contentRevision, contentVersions, seededContent } from "./content.ts";
import { dailyEvents } from "./daily-events.ts";
import {
  dailyKeys,
  leadCounts,
  leads,
  leadTransitions,
  platformCalls,
  rateLimits,
} from "./leads.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
  deskSessions,
  deskTwoFactors,
  deskVerifications,
} from "./desk.ts";
import { knownTranslations } from "./known-translations.ts";
import { linkReport } from "./link-report.ts";
import { pictureFiles, pictures } from "./pictures.ts";

/** Every table, for the typed drizzle instance. A new table gets its own file and a line here. */
export const tables = {
  contentRevision,
  seededContent,
  contentEntries,
  contentVersions,
  contentDrafts,
  knownTranslations,
  auditLog,
  linkReport,
  pictures,
  pictureFiles,
  leads,
  leadTransitions,
  leadCounts,
  platformCalls,
  rateLimits,
  dailyEvents,
  dailyKeys,
  deskAccounts,
  deskSessions,
  deskCredentials,
  deskVerifications,
  deskTwoFactors,
  deskPasskeys,
  deskInvitations,
};
