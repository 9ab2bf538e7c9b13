import { createContext, type RouterContextProvider } from "react-router";
import type { ReadContent } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import type { OwnDataAccess } from "#leads/own-data/own-data-access.ts";
import type { LeadResult, SubmitLead } from "#leads/accept/submit-lead.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { WebAnalyticsSettings } from "#services/web-analytics/web-analytics.settings.ts";

/** The host's context for every loader and action. */
export interface SiteContext {
  /** Reads the page's content, as far as possible. */
  readonly readContent: ReadContent;
  readonly settings: SiteSettings;
  /** The services that may load after consent. */
  readonly webAnalytics: WebAnalyticsSettings;
  readonly siteUrl: string;
  /** The service that the browser asks for the country of its coordinates. */
  readonly reverseGeocodeUrl: string;
  /** Checks and confirms the links of newsletter mails. */
  readonly newsletter: {
    readonly linkState: (token: string) => "valid" | "expired" | "forged";
    /**
     * `language` and `version` are those of the accepted text; "valid" if the text has changed
     * since. Rejects if the database fails.
     */
    readonly confirm: (
      token: string,
      language: Language,
      version: string,
    ) => Promise<"confirmed" | "valid" | "expired" | "forged">;
  };
  /** A guest's own data, and requests for a link to them. */
  readonly ownData: OwnDataAccess;
  /** The requester's IP, if known, and headers. */
  readonly visitor: { readonly ip: string | undefined; readonly headers: Headers };
  /** Whether sign-ups need confirmation by a mailed link. */
  readonly isNewsletterConfirmed: boolean;
  /** Days until a quarantined lead is deleted; 0: never. */
  readonly quarantineDays: number;
  /** Months until an inactive message is deleted; 0: never. */
  readonly leadMonths: number;
  readonly log: Log;
  /** Marks this render's own inline scripts; removed before sending. */
  readonly scriptNonce: string;
  /** Receives the page's HTML; the router's response carries the rest. */
  readonly takePage: (html: string) => void;
  /** Stores a form's post; see {@link LeadResult}. Never rejects. */
  readonly submitLead: (form: Parameters<SubmitLead>[0], input: unknown) => Promise<LeadResult>;
}

const siteContext = createContext<SiteContext>();

export function provideSiteContext(provider: RouterContextProvider, value: SiteContext): void {
  provider.set(siteContext, value);
}

export function getSiteContext(provider: Readonly<RouterContextProvider>): SiteContext {
  return provider.get(siteContext);
}
