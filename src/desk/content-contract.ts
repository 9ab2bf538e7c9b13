// The calls of content: see contract.ts.

import type { SettingsContent, SettingsValues } from "#content/shapes/settings-content.ts";
import type { KnownTranslation, Translation } from "#language/translations.ts";
import type { Role } from "./contract.ts";

/** The part of the path that names a kind of content. */
export type ContentPath = "restaurants" | "menus" | "experiences" | "news" | "faq" | "settings";

/** Who may read and write the site settings (decision 0043). */
export const SETTINGS_EDITORS: readonly Role[] = ["administrator", "manager"];

/** Settings of which the operator's file decides everything. */
export const SETTINGS_AS_IN_FILE: SettingsContent = {
  slug: "site",
  phone: null,
  email: null,
  instagram: null,
  facebook: null,
  youtube: null,
  linkedin: null,
  tiktok: null,
  metaTitle: null,
  metaDescription: null,
  openGraphTitle: null,
  openGraphDescription: null,
  delivery: [],
};

/** GET /api/desk/{kind}: in the order of the site, new ones last. Of "restaurants" every role sees its own. */
export interface ListedPiece {
  readonly slug: string;
  /** In Portuguese; of a menu its slug. */
  readonly name: string;
  /** False where it was never published. */
  readonly isPublished: boolean;
  /** False where visitors do not see it. */
  readonly isActive: boolean;
  /** How many of its published translations were left behind by their Portuguese text. */
  readonly outdatedTranslations: number;
  readonly draft: ListedDraft | null;
}
export interface ListedDraft {
  /** The account's name. */
  readonly author: string;
  readonly savedAt: string;
  /** When it is published by itself. */
  readonly publishAt: string | null;
  /**
   * Why that failed: it was wrong, somebody else published meanwhile, or whoever made the plan is gone or
   * may not publish it any more.
   */
  readonly problem: "" | "invalid" | "conflict" | "not-allowed";
}
/**
 * PUT /api/desk/experiences/order: the order in which the site shows what is published, at once. 200
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
  readonly draft: (ListedDraft & { readonly content: object; readonly basedOn: string }) | null;
  /** From which src/language/translations.ts says what is out of date. */
  readonly translations: readonly KnownTranslation[];
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
/** PUT /api/desk/{kind}/:slug/draft: 200 {@link PieceAtDesk}, or 409. DELETE: 204. */
export interface DraftChange {
  readonly content: object;
  /** The fingerprint of what was published when it was begun, or when a conflict was decided. */
  readonly basedOn: string;
  /** `savedAt` of the draft that it changes, null for a new one. */
  readonly seen: string | null;
}
/**
 * POST /api/desk/{kind}/:slug/publish: the saved draft, now or at a time (with an offset), or, with
 * `publishAt` null after it was to be published at a time, not at all. 200 {@link PieceAtDesk};
 * 409 `conflict`; 422 `invalid` with the wrong fields, such as `address.en`.
 */
export interface PublishRequest {
  /** `savedAt` of the draft. */
  readonly seen: string;
  readonly publishAt: "now" | string | null;
}
// GET /api/desk/{kind}/:slug/preview?language=: the page of the site as it would be with the draft (or as it
// is, without one), for a frame with sandbox="allow-same-origin"; 404 where it would have no page yet.

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
/** POST /api/desk/{kind}/:slug/restore: 200 {@link PieceAtDesk}, 409, or 422. Drafts stay. */
export interface RestoreRequest {
  readonly id: string;
  /** The fingerprint of what is published. */
  readonly basedOn: string;
}
