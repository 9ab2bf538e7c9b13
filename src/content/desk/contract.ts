export type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { SettingsValues } from "#content/kinds/settings.ts";
import type { Colleague } from "#accounts/contract.ts";
import type { Texts } from "#language/languages.ts";
import type { KnownTranslation, Translation } from "#language/translations.ts";

/**
 * GET /api/desk/{kind}: in the site's order, new ones last. Every role sees its own "restaurants".
 */
export interface ListedPiece {
  readonly slug: string;
  /** In the account's language, else in Portuguese; a menu's slug. */
  readonly name: string;
  readonly country?: string;
  readonly isPublished: boolean;
  /** False if hidden from visitors. */
  readonly isActive: boolean;
  readonly outdatedTranslations: number;
  /** Number of translations that the draft, else the published entry, lacks. */
  readonly missing: number;
  /** The first picture. */
  readonly picture: { readonly url: string; readonly thumbnail: string } | null;
  /** Time and author of the last publication; null if never published at the desk. */
  readonly published: { readonly at: string; readonly author: string } | null;
  readonly draft: ListedDraft | null;
  readonly plan: ListedPlan | null;
}
export interface ListedDraft {
  /** The account's name. */
  readonly author: string;
  readonly authorId: string;
  readonly savedAt: string;
  /**
   * Why publication failed: invalid content, a conflict, an author without account or rights, or
   * two crashed attempts.
   */
  readonly problem: "" | "invalid" | "conflict" | "not-allowed" | "interrupted";
}
/** A scheduled version, beside today's draft (decision 0046). */
export interface ListedPlan extends ListedDraft {
  readonly publishAt: string;
  /** It conflicts with a later publication, and waits until a user chooses. */
  readonly isAsking: boolean;
}
/**
 * PUT /api/desk/{kind}/order, for ordered kinds: publishes the order at once. 200 {@link
 * ListedPiece}[]; 409 `conflict` if the list has changed since `seen`.
 */
export interface OrderChange {
  /** The slugs of `seen`, each once. */
  readonly order: readonly string[];
  readonly seen: readonly string[];
}
/**
 * GET /api/desk/{kind}/:slug; `?editor` notes that the account has it open. Contents follow the
 * schemas of src/content/schemas; drafts may be unfinished.
 */
export interface PieceAtDesk {
  readonly slug: string;
  readonly published: object | null;
  /** The published entry's; empty if unpublished. */
  readonly fingerprint: string;
  readonly draft:
    | (ListedDraft & {
        readonly content: object;
        readonly basedOn: string;
        /** The published entry of `basedOn`, if known. */
        readonly base: object | null;
        /** The authors of each difference from the published entry. */
        readonly parts: readonly DraftPart[];
      })
    | null;
  readonly plan: PlanAtDesk | null;
  /** The public paths by language; null if visitors do not see the entry. */
  readonly pages: Partial<Texts> | null;
  /** The input of src/language/translations.ts, which finds outdated ones. */
  readonly translations: readonly KnownTranslation[];
  /** Other accounts that have it open; only with `?editor`. */
  readonly editors?: readonly Colleague[];
}
export interface PieceProblem {
  /** For a `conflict`: the piece as it is now. */
  readonly current?: PieceAtDesk;
  /** For `asks`. */
  readonly questions?: readonly PublishQuestion[];
}
/** A part of a draft by its path, such as `address.en`; a list is one part. */
export interface DraftPart {
  readonly path: string;
  /** In order; the latest writer is last. */
  readonly writers: readonly Colleague[];
}
export interface PlanAtDesk extends ListedPlan {
  readonly saved: object;
  /** The result of publishing it, with later publications merged in. */
  readonly content: object;
  /**
   * If `isAsking`: `content` with the published side of each conflict. Saving the version resolves
   * the conflict.
   */
  readonly conflicting: object | null;
}
/**
 * GET /api/desk/settings/site/file: the file's values, which apply to settings that are null at the
 * desk.
 */
export type SettingsInFile = SettingsValues;
/**
 * POST /api/desk/{kind}/:slug/translations: confirms that a translation still matches its
 * Portuguese text, or withdraws that. 200 {@link KnownTranslations}; 422 `invalid` if the entry has
 * no such translation.
 */
export interface TranslationDecision extends Omit<Translation, "path"> {
  readonly holds: boolean;
}
export type KnownTranslations = Pick<PieceAtDesk, "translations">;
/**
 * PUT /api/desk/{kind}/:slug/draft: 200 {@link PieceAtDesk}, or 409. DELETE: 204; with
 * `?seen={savedAt}` 409 if it has changed.
 */
export interface DraftChange {
  readonly content: object;
  /**
   * The fingerprint of the published entry that it started from, or that a resolved conflict refers
   * to.
   */
  readonly basedOn: string;
  /** `savedAt` of the changed draft; null for a new one. */
  readonly seen: string | null;
}
/**
 * PUT /api/desk/{kind}/:slug/plan: saves a scheduled version over the published entry of `basedOn`.
 * 200 {@link PieceAtDesk}; 409 `conflict` if either has changed; 422 `invalid`. DELETE: as for a
 * draft.
 */
export interface PlanChange extends DraftChange, Answered {
  /** `savedAt` of the scheduled version. */
  readonly seen: string;
  /** ISO 8601 with an offset. */
  readonly publishAt: string;
}
/**
 * POST /api/desk/{kind}/:slug/publish: "now" publishes the draft; a time (with an offset) schedules
 * it; null makes the scheduled version a draft. 200 {@link PieceAtDesk}; 409 `conflict`, also if
 * the target exists already; 422 `invalid` with the wrong fields, such as `address.en`.
 */
export interface PublishRequest extends Answered {
  /** `savedAt` of the draft or scheduled version. */
  readonly seen: string;
  readonly publishAt: "now" | string | null;
  /** The part of the draft to publish "now"; the rest stays a draft. */
  readonly content?: object | undefined;
}
/** A doubtful publication or scheduled version is a 409 `asks` with {@link PublishQuestion}s, unless `isSure`. */
export interface Answered {
  readonly isSure?: boolean | undefined;
}
export type PublishQuestion =
  | PriceQuestion
  /** A colleague wrote a part of the draft. */
  | { readonly why: "colleague"; readonly path: string };
export interface PriceQuestion {
  /** A price of 0, a change by more than a factor of three, or a currency of a country without the offer. */
  readonly why: "free" | "unusual" | "not-offered";
  readonly path: string;
  readonly before: number | undefined;
  readonly now: number;
  readonly currency: string;
}
// GET /api/desk/{kind}/:slug/preview?language=: the site's page with the draft, with &plan= the
// scheduled version, else as published, for a frame with sandbox="allow-same-origin"; 404 without a
// page.

/**
 * GET /api/desk/{kind}/:slug/history: newest first, at most 100. …/history/:id adds the content.
 */
export interface ListedContentVersion {
  readonly id: string;
  readonly at: string;
  /** The account's name, or a tool. */
  readonly actor: string;
  /** "earlier": it existed before versions were recorded. */
  readonly source: "files" | "desk" | "earlier";
  /** This version deleted the entry. */
  readonly isDeleted: boolean;
  readonly restoredFrom: string | null;
}
/**
 * POST /api/desk/{kind}/:slug/move, for movable kinds: changes the slug of a published entry and
 * redirects its old paths. 204; 409 `conflict`; 422 `invalid` with `slug` if taken.
 */
export interface MoveRequest {
  readonly to: string;
  readonly basedOn: string;
}
/**
 * POST /api/desk/{kind}/:slug/delete, for deletable kinds: 204; 403 `not-allowed` for a permanent
 * entry; 409 `conflict`. Its versions can be published again.
 */
export interface DeleteRequest {
  /** The published entry's fingerprint. */
  readonly basedOn: string;
  /** `savedAt` of the draft and scheduled version to delete with it; null if none exists. */
  readonly draft: string | null;
  readonly plan: string | null;
}
/** POST /api/desk/{kind}/:slug/restore: 200 {@link PieceAtDesk}, 409, or 422. Drafts stay. */
export interface RestoreRequest {
  readonly id: string;
  /** The published entry's fingerprint. */
  readonly basedOn: string;
}
