// The desk's calls, shared by server and browser: types and plain lists only, so that the browser
// loads no library. Bodies are JSON; errors are problem documents (RFC 9457) whose `code` the
// browser translates. See also content/desk/contract.ts, media-contract.ts, leads/desk/contract.ts.

import type { DeadLink } from "#database/schema/link-report.ts";

/** The rights of each are in `ACCESS` of the server's routes. */
export const ROLES = ["administrator", "manager", "editor", "restaurant", "lead-reader"] as const;
export type Role = (typeof ROLES)[number];

/** A staff account. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

export const DESK_LANGUAGES = ["pt", "en", "es"] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** Characters. */
export const MINIMUM_PASSWORD = 12;

/** Accepted `Content-Type`s; the file's bytes decide its format. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const MAXIMUM_PICTURE_BYTES = 12 * 1024 * 1024;

export type ProblemCode =
  | "signed-out"
  | "not-allowed"
  | "foreign-origin"
  | "not-json"
  | "invalid"
  | "not-found"
  /** The sign-in is older than ten minutes: repeat the call after another. */
  | "sign-in-again"
  /** The account has no passkey and no second factor yet, and may only enrol. */
  | "enrolment-unfinished"
  /** The invitation was used, withdrawn, or is older than 48 hours. */
  | "invitation-over"
  | "wrong-credentials"
  | "wrong-code"
  | "too-many-attempts"
  | "last-administrator"
  | "last-credential"
  /** Another user saved or published it since it was read; `current` is its present state. */
  | "conflict"
  /** A doubtful publication, see `questions`. */
  | "asks"
  /** An upload whose `Content-Type` is not in `PICTURE_TYPES`. */
  | "not-a-picture"
  /** An upload over `MAXIMUM_PICTURE_BYTES`. */
  | "too-large"
  /** An unusable upload, for the given `reason`. */
  | "unusable-picture"
  /** A picture that content or a draft names, see `uses`. */
  | "in-use";

/** The contracts of content, pictures and leads add to it: `PieceProblem`, `PictureProblem`, `AnswerProblem`. */
export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  /** The wrong fields of an `invalid` body. */
  readonly fields?: readonly string[];
  /** For `too-many-attempts`. */
  readonly retryAfterSeconds?: number;
}

/** GET /api/desk/me. Times are ISO 8601 in UTC. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Slugs, for the role "restaurant" only. */
  readonly restaurants: readonly string[];
  readonly language: DeskLanguage;
  /** Gets mails about waiting guests and stuck work; only for users who decide about leads. */
  readonly hasAlarms: boolean;
  /** Has a passkey, or a password with a second factor. Other accounts may only enrol. */
  readonly isEnrolled: boolean;
  /** Signed in within the last ten minutes, as sensitive calls require. */
  readonly isFresh: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
  }[];
  readonly hasPassword: boolean;
}
/** PUT /api/desk/me */
export interface MeChange {
  readonly name: string;
  readonly language: DeskLanguage;
  /** Unchanged if missing. */
  readonly hasAlarms?: boolean | undefined;
}

/**
 * POST /api/desk/me/authenticator: without passkey and password, sets the password and begins the
 * second factor; with the account's password, after a fresh sign-in, begins one that replaces a
 * lost one. 200 {@link AuthenticatorSecret}; a repeated call starts over.
 */
export interface AuthenticatorRequest {
  readonly password: string;
}
export interface AuthenticatorSecret {
  /** otpauth://… */
  readonly totpUri: string;
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
}
/**
 * POST /api/desk/me/authenticator/confirm: 204; the account is enrolled or has its new second
 * factor, and all other sessions end.
 */
export interface AuthenticatorConfirmation {
  /** Six digits. */
  readonly code: string;
}
/** GET /api/desk/me/recovery-codes: 200. */
export interface RecoveryCodesLeft {
  readonly left: number;
}
/** POST /api/desk/me/recovery-codes with the password, after a fresh sign-in: 200. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** GET /api/desk/sessions: the user's own, newest first. DELETE /api/desk/sessions/:id: 204. */
export interface ListedSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

/**
 * GET /api/desk/invitations: the open ones. DELETE /api/desk/invitations/:id: 204. POST: 201 {@link
 * NewInvitation}. Inviting an existing account's e-mail re-enrols it (a lost passkey): accepting
 * removes its credentials, ends its sessions, and sets `role` and `restaurants`. Administrators
 * only, after a fresh sign-in.
 */
export interface ListedInvitation extends Pick<
  ListedAccount,
  "id" | "email" | "role" | "restaurants" | "createdAt"
> {
  readonly expiresAt: string;
  /** Whether it re-enrols an existing account. */
  readonly isForAccount: boolean;
}
export interface InvitationRequest extends AccountChange {
  readonly email: string;
  /** The language of the mail and the new account. */
  readonly language: DeskLanguage;
}
export interface NewInvitation {
  readonly invitation: ListedInvitation;
  /** `{SITE_URL}/desk/invitation#…`, shown once: only its hash is stored. */
  readonly link: string;
  readonly isMailed: boolean;
}
/**
 * POST /api/desk/invitations/accept, without a session: 200 {@link Me} with a session that may only
 * enrol. The invitation ends with the enrolment. 410 `invitation-over`.
 */
export interface InvitationAcceptance {
  /** The link's part after #. */
  readonly token: string;
  readonly name: string;
}

/** GET /api/desk/accounts, by name. This and the next calls are for administrators only. */
export interface ListedAccount extends Pick<
  Me,
  "id" | "email" | "name" | "role" | "restaurants" | "isEnrolled"
> {
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}
/** PUT /api/desk/accounts/:id (fresh). A role change ends the account's sessions. */
export type AccountChange = Pick<Me, "role" | "restaurants">;
// DELETE /api/desk/accounts/:id (fresh): 204, removes the account and its sessions. DELETE
// /api/desk/accounts/:id/sessions: 204.

/** Readers of the audit log; managers do not see lines about accounts. */
export const AUDIT_READERS: readonly Role[] = ["administrator", "manager"];
/** Subjects of audit lines; only administrators see those about accounts. */
export const AUDIT_SUBJECTS = ["leads", "content", "pictures", "accounts"] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
/**
 * GET /api/desk/audit?actor&subject&restaurant&since&until&before=<id>&limit=<1…200, 50>: newest
 * first.
 */
export interface AuditPage {
  /** Possible actors: all accounts. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly AuditEntry[];
  /** For `before`; null on the last page. */
  readonly next: number | null;
}
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  /** The account's name, a removed account's id, or a tool's name. */
  readonly actor: string;
  /** "account.sign-in", "account.invited", "content.publish", … */
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * GET /api/desk/links: the last check of links to other sites. POST /api/desk/links/check starts
 * one unless one is running: 202 {@link LinkReport}.
 */
export interface LinkReport {
  readonly isRunning: boolean;
  /** Null before the first. */
  readonly checkedAt: string | null;
  readonly asked: number;
  readonly deadCount: number;
  /** At most 200 of them. */
  readonly dead: readonly DeadLink[];
}

// better-auth's own calls that are open to the browser, under /api/desk/auth (all others are 404):
//   POST sign-in/email {email, password} → {twoFactorRedirect: true}
//   POST two-factor/verify-totp {code} · POST two-factor/verify-backup-code {code}
//   GET  passkey/generate-authenticate-options · POST passkey/verify-authentication {response}
//   GET  passkey/generate-register-options?name=… · POST passkey/verify-registration {response, name}
//   POST passkey/update-passkey {id, name} · POST passkey/delete-passkey {id} (fresh; never the last credential)
//   POST change-password {currentPassword, newPassword, revokeOtherSessions: true} (fresh)
//   POST sign-out {}
