// The calls of content: see contract.ts.

export type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { SettingsValues } from "#content/kinds/settings.ts";
import type { Colleague } from "./leads-contract.ts";
import type { Texts } from "#language/languages.ts";
import type { KnownTranslation, Translation } from "#language/translations.ts";

/** GET /api/desk/{kind}: in the order of the site, new ones last. Of "restaurants" every role sees its own. */
export interface ListedPiece {
  readonly slug: string;
  /** In the language of the account, else in Portuguese; of a menu its slug. */
  readonly name: string;
  /** Where it is, if it is a restaurant. */
  readonly country?: string;
  /** False where it was never published. */
  readonly isPublished: boolean;
  /** False where visitors do not see it. */
  readonly isActive: boolean;
  /** How many of its published translations were left behind by their Portuguese text. */
  readonly outdatedTranslations: number;
  readonly draft: ListedDraft | null;
  readonly plan: ListedPlan | null;
}
export interface ListedDraft {
  /** The account's name. */
  readonly author: string;
  readonly savedAt: string;
  /**
   * Why it was not published at its time: it was wrong, the same was published meanwhile, its author is gone
   * or may not publish it any more, or the process has ended twice in the middle of the work.
   */
  readonly problem: "" | "invalid" | "conflict" | "not-allowed" | "interrupted";
}
/** What is published by itself at a time, beside what is written today (decision 0046). */
export interface ListedPlan extends ListedDraft {
  readonly publishAt: string;
  /** It and what was published since change the same fields: it is not published before one of them is chosen. */
  readonly isAsking: boolean;
}
/**
 * PUT /api/desk/{kind}/order, of kinds that have one: the order in which the site shows what is published, at once. 200
 * {@link ListedPiece}[]; 409 `conflict` where the list is not the one of `seen` any more.
 */
export interface OrderChange {
  /** The slugs of `seen`, each once. */
  readonly order: readonly string[];
  readonly seen: readonly string[];
}
/** GET /api/desk/{kind}/:slug. Contents have the shapes of src/content/shapes; drafts may be unfinished. */
export interface PieceAtDesk {
  readonly slug: string;
  readonly published: object | null;
  /** Of what is published; empty where nothing is. */
  readonly fingerprint: string;
  readonly draft:
    | (ListedDraft & {
        readonly content: object;
        readonly basedOn: string;
        /** The published piece of `basedOn`, where it is known. */
        readonly base: object | null;
        /** Who wrote what differs from the published piece. */
        readonly parts: readonly DraftPart[];
      })
    | null;
  readonly plan: PlanAtDesk | null;
  /** The paths at which visitors see what is published, by language; null where they do not. */
  readonly pages: Partial<Texts> | null;
  /** From which src/language/translations.ts says what is out of date. */
  readonly translations: readonly KnownTranslation[];
}
/** A part of a draft by its path, such as `address.en`; a list is one part. */
export interface DraftPart {
  readonly path: string;
  /** The last writer is the last. */
  readonly writers: readonly Colleague[];
}
export interface PlanAtDesk extends ListedPlan {
  /** As it was last saved. */
  readonly saved: object;
  /** As it is going to be published: with what was published since. */
  readonly content: object;
  /**
   * Where it `isAsking`: `content` with what is published there instead. Until the plan is saved again
   * it is not published.
   */
  readonly conflicting: object | null;
}
/** GET /api/desk/settings/site/file: what holds of each setting that is null at the desk. */
export type SettingsInFile = SettingsValues;
/**
 * POST /api/desk/{kind}/:slug/translations: a translation of the draft, or of what is published, holds for
 * the Portuguese text beside it (or, taken back, does not). 200 {@link KnownTranslations}; 422 `invalid`
 * where the piece has no such translation.
 */
export interface TranslationDecision extends Omit<Translation, "path"> {
  readonly holds: boolean;
}
export type KnownTranslations = Pick<PieceAtDesk, "translations">;
/** PUT /api/desk/{kind}/:slug/draft: 200 {@link PieceAtDesk}, or 409. DELETE: 204; with `?seen={savedAt}` 409 where it is another by now. */
export interface DraftChange {
  readonly content: object;
  /** The fingerprint of what was published when it was begun, or when a conflict was decided. */
  readonly basedOn: string;
  /** `savedAt` of the draft that it changes, null for a new one. */
  readonly seen: string | null;
}
/**
 * PUT /api/desk/{kind}/:slug/plan: the plan with that content and time, over what is published with the
 * fingerprint `basedOn`. 200 {@link PieceAtDesk}; 409 `conflict` where either is another by now; 422
 * `invalid`. DELETE: as of a draft.
 */
export interface PlanChange extends DraftChange {
  /** `savedAt` of the plan. */
  readonly seen: string;
  /** With an offset. */
  readonly publishAt: string;
}
/**
 * POST /api/desk/{kind}/:slug/publish: "now": publishes the draft; a time (with an offset): makes it the
 * plan; null: makes the plan the draft. 200 {@link PieceAtDesk}; 409 `conflict`, also where the piece has
 * one of those already; 422 `invalid` with the wrong fields, such as `address.en`.
 */
export interface PublishRequest {
  /** `savedAt` of the draft, or of the plan. */
  readonly seen: string;
  readonly publishAt: "now" | string | null;
}
// GET /api/desk/{kind}/:slug/preview?language=: the page of the site as it would be with the draft, or with
// &plan= the plan (or as it is, without one), for a frame with sandbox="allow-same-origin"; 404 where it would have no page yet.

/** GET /api/desk/{kind}/:slug/history: the newest first, at most 100. …/history/:id: with its content. */
export interface ListedContentVersion {
  readonly id: string;
  readonly at: string;
  /** The account's name, or a tool. */
  readonly actor: string;
  /** "earlier": it was there before versions were recorded. */
  readonly source: "files" | "desk" | "earlier";
  /** From this version on it was not there. */
  readonly isDeleted: boolean;
  /** The version that it brought back. */
  readonly restoredFrom: string | null;
}
/**
 * POST /api/desk/{kind}/:slug/move, of kinds whose slugs may change: another slug for what is published; its old paths
 * lead to the new ones. 204; 409 `conflict`; 422 `invalid` with `slug` where that is taken.
 */
export interface MoveRequest {
  readonly to: string;
  readonly basedOn: string;
}
/**
 * POST /api/desk/{kind}/:slug/delete, of kinds whose pieces can be deleted: 204; 403 `not-allowed` of a piece that
 * stays for good; 409 `conflict`. A version of it can be published again.
 */
export interface DeleteRequest {
  /** The fingerprint of what is published. */
  readonly basedOn: string;
  /** `savedAt` of the draft and of the plan that go along, null where there is none. */
  readonly draft: string | null;
  readonly plan: string | null;
}
/** POST /api/desk/{kind}/:slug/restore: 200 {@link PieceAtDesk}, 409, or 422. Drafts stay. */
export interface RestoreRequest {
  readonly id: string;
  /** The fingerprint of what is published. */
  readonly basedOn: string;
}
