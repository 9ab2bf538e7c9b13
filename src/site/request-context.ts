import { createContext, type RouterContextProvider } from "react-router";
import type { ReadContent } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import type { OwnDataAccess } from "#leads/own-data/own-data-access.ts";
import type { LeadForm, LeadResult } from "#leads/accept/submit-lead.ts";
import type { Log } from "#logging/log.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { WebAnalyticsSettings } from "#external-services/web-analytics/web-analytics.settings.ts";

/** What the host hands to every loader and action. */
export interface SiteContext {
  /** The content as this page shows it, as far as what is wanted of it can be read. */
  readonly readContent: ReadContent;
  readonly settings: SiteSettings;
  /** The services that may be loaded where the visitor agrees. */
  readonly webAnalytics: WebAnalyticsSettings;
  readonly siteUrl: string;
  /** The service that the browser asks for the country of its coordinates. */
  readonly reverseGeocodeUrl: string;
  /** What the links of newsletter mails are worth, and their confirmation. */
  readonly newsletter: {
    readonly linkState: (token: string) => "valid" | "expired" | "forged";
    /**
     * `language` and `version` are those of the page whose text was agreed to; "valid" where that is another text
     * now. Rejects when the database does.
     */
    readonly confirm: (
      token: string,
      language: Language,
      version: string,
    ) => Promise<"confirmed" | "valid" | "expired" | "forged">;
  };
  /** A person's own data, and the requests for a link to them. */
  readonly ownData: OwnDataAccess;
  /** Whose request this is: the IP, where known, and what the browser says. */
  readonly visitor: { readonly ip: string | undefined; readonly headers: Headers };
  /** Whether a sign-up counts only once it is confirmed by such a link. */
  readonly isNewsletterConfirmed: boolean;
  /** After how many days a quarantined lead is deleted; 0: never. */
  readonly quarantineDays: number;
  /** After how many months without anything new a message is deleted; 0: never. */
  readonly leadMonths: number;
  readonly log: Log;
  /** Marks the inline scripts that this render writes itself; no page that is sent carries it. */
  readonly scriptNonce: string;
  /** Takes the whole page, as HTML; the response that the router gets says the rest. */
  readonly takePage: (html: string) => void;
  /** Stores what a form of this request posted; see {@link LeadResult}. It does not reject. */
  readonly submitLead: (form: LeadForm, input: unknown) => Promise<LeadResult>;
}

const siteContext = createContext<SiteContext>();

export function provideSiteContext(provider: RouterContextProvider, value: SiteContext): void {
  provider.set(siteContext, value);
}

export function getSiteContext(provider: Readonly<RouterContextProvider>): SiteContext {
  return provider.get(siteContext);
}
