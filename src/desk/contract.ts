// The desk's calls as server and browser know them: types and plain lists only, so that the browser
// loads no library for them. All bodies are JSON; errors are problem documents (RFC 9457) whose
// `code` the browser turns into words. Of content, pictures and leads: content-contract.ts,
// media-contract.ts, leads-contract.ts.

import type { DeadLink } from "#database/schema/link-report.ts";
import type { PieceAtDesk } from "./content-contract.ts";
import type { GivenAnswer } from "./leads-contract.ts";
import type { PictureAtDesk, PictureUse, UnusablePicture } from "./media-contract.ts";

/** What an account may do: see `ACCESS` of the server's routes. */
export const ROLES = ["administrator", "manager", "editor", "restaurant", "lead-reader"] as const;
export type Role = (typeof ROLES)[number];

/** Languages of the desk's own texts. */
export const DESK_LANGUAGES = ["pt", "en", "es"] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** A password has at least this many characters. */
export const MINIMUM_PASSWORD = 12;

/** What may be uploaded, by its `Content-Type`; the file itself decides what it is. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const MAXIMUM_PICTURE_BYTES = 12 * 1024 * 1024;

/** Why a call was refused, for programs. */
export type ProblemCode =
  | "signed-out"
  | "not-allowed"
  | "foreign-origin"
  | "not-json"
  | "invalid"
  | "not-found"
  /** Signed in more than ten minutes ago: sign in again, then repeat the call. */
  | "sign-in-again"
  /** The account has no passkey and no second factor yet: only enrolment is open to it. */
  | "enrolment-unfinished"
  /** The invitation was used, withdrawn, or is older than 48 hours. */
  | "invitation-over"
  | "wrong-credentials"
  | "wrong-code"
  | "too-many-attempts"
  | "last-administrator"
  | "last-credential"
  /** Somebody else saved or published it since it was read; `current` has it as it is now. */
  | "conflict"
  /** An upload whose `Content-Type` is none of `PICTURE_TYPES`. */
  | "not-a-picture"
  /** An upload of more than `MAXIMUM_PICTURE_BYTES`. */
  | "too-large"
  /** An upload that cannot be used: `reason` says why. */
  | "unusable-picture"
  /** A picture that content or a draft names: `uses`. */
  | "in-use";

export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  /** Of an `invalid` body: the wrong fields. */
  readonly fields?: readonly string[];
  /** Of `too-many-attempts`. */
  readonly retryAfterSeconds?: number;
  /** Of a `conflict`. */
  readonly current?: PieceAtDesk;
  /** Of a `conflict` about an answer: what the guest was answered meanwhile. */
  readonly answers?: readonly GivenAnswer[];
  /** Of a `conflict` about a picture. */
  readonly currentPicture?: PictureAtDesk;
  /** Of an `unusable-picture`. */
  readonly reason?: UnusablePicture;
  /** Of a picture that is `in-use`. */
  readonly uses?: readonly PictureUse[];
}

/** GET /api/desk/me. Every time is ISO 8601 in UTC. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Slugs; of the role "restaurant" alone. */
  readonly restaurants: readonly string[];
  readonly language: DeskLanguage;
  /** Is mailed when a guest waits too long, or something is stuck; only who decides about leads. */
  readonly hasAlarms: boolean;
  /** Enrolled: has a passkey, or a password with a second factor. Others only enrol. */
  readonly isEnrolled: boolean;
  /** Signed in within the last ten minutes: may do what `sign-in-again` guards. */
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
  /** As before, where it is missing. */
  readonly hasAlarms?: boolean | undefined;
}

/**
 * POST /api/desk/me/authenticator, while there is neither passkey nor password: sets the password
 * and begins the second factor. With the account's own password, after a fresh sign-in: begins another one in
 * the place of one that was lost. 200 {@link AuthenticatorSecret}; repeated, it begins anew.
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
 * POST /api/desk/me/authenticator/confirm: 204; the account is enrolled, or has the new second factor instead of the
 * old one, and no other session.
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

/** GET /api/desk/sessions: one's own, the newest first. DELETE /api/desk/sessions/:id: 204. */
export interface ListedSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

/**
 * GET /api/desk/invitations: those that are open. DELETE /api/desk/invitations/:id: 204.
 * POST: 201 {@link NewInvitation}. An invitation for an e-mail address that has an account is one to
 * enrol anew (a lost passkey): accepting it removes its credentials and ends its sessions; `role` and
 * `restaurants` are set from it. Fresh administrators only.
 */
export interface ListedInvitation extends Pick<
  ListedAccount,
  "id" | "email" | "role" | "restaurants" | "createdAt"
> {
  readonly expiresAt: string;
  /** Whether it lets somebody who has an account enrol anew. */
  readonly isForAccount: boolean;
}
export interface InvitationRequest extends AccountChange {
  readonly email: string;
  /** Of the mail and of the new account. */
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
 * enrol. The invitation ends when the enrolment does. 410 `invitation-over`.
 */
export interface InvitationAcceptance {
  /** What follows # in the link. */
  readonly token: string;
  readonly name: string;
}

/** GET /api/desk/accounts, by name. Administrators only, like all of these. */
export interface ListedAccount extends Pick<
  Me,
  "id" | "email" | "name" | "role" | "restaurants" | "isEnrolled"
> {
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}
/** PUT /api/desk/accounts/:id (fresh). A change of role ends the account's sessions. */
export type AccountChange = Pick<Me, "role" | "restaurants">;
// DELETE /api/desk/accounts/:id (fresh): 204, the account and its sessions are gone.
// DELETE /api/desk/accounts/:id/sessions: 204.

/** Who reads the audit log; managers all but what was done with accounts. */
export const AUDIT_READERS: readonly Role[] = ["administrator", "manager"];
/** What lines of the audit log are about; those about accounts are administrators'. */
export const AUDIT_SUBJECTS = ["leads", "content", "pictures", "accounts"] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
/** GET /api/desk/audit?actor&subject&restaurant&since&until&before=<id>&limit=<1…200, 50>: the newest first. */
export interface AuditPage {
  /** Who may have done something: everybody with an account. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly AuditEntry[];
  /** For `before`, where there are older ones. */
  readonly next: number | null;
}
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  /** The name of the account, of a removed one its id, or of a tool. */
  readonly actor: string;
  /** "account.sign-in", "account.invited", "content.publish", … */
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * GET /api/desk/links: the last check of the links to other sites. POST
 * /api/desk/links/check begins one, where none is running: 202 {@link LinkReport}.
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
