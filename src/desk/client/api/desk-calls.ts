import type {
  AccountChange,
  AuthenticatorConfirmation,
  AuthenticatorRequest,
  InvitationAcceptance,
  AuditPage,
  AuthenticatorSecret,
  InvitationRequest,
  ListedAccount,
  ListedInvitation,
  ListedSession,
  Me,
  MeChange,
  NewInvitation,
  RecoveryCodes,
  RecoveryCodesLeft,
} from "#desk/contract.ts";
import type { ListedPiece } from "#desk/content-contract.ts";
import { CallFailure } from "./call-failure.ts";
import { call, send } from "./call.ts";

// Every call of the desk's API, by what it does.

/** A restaurant to choose. */
export type RestaurantName = Pick<ListedPiece, "slug" | "name">;

export const fetchMe = () => call<Me>("me");
export const changeMe = (body: MeChange) => call("me", { method: "PUT", body });

export const acceptInvitation = (token: string, name: string) =>
  send<Me>("invitations/accept", {
    method: "POST",
    body: { token, name } satisfies InvitationAcceptance,
  });
export const beginAuthenticator = (password: string) =>
  call<AuthenticatorSecret>("me/authenticator", {
    method: "POST",
    body: { password } satisfies AuthenticatorRequest,
  });
export const confirmAuthenticator = (code: string) =>
  call("me/authenticator/confirm", {
    method: "POST",
    body: { code } satisfies AuthenticatorConfirmation,
  });
export const fetchRecoveryCodesLeft = () => call<RecoveryCodesLeft>("me/recovery-codes");
export const newRecoveryCodes = (password: string) =>
  call<RecoveryCodes>("me/recovery-codes", { method: "POST", body: { password } });

/** Whether a second factor is asked for next. */
export async function signInWithPassword(email: string, password: string): Promise<boolean> {
  const body = { email, password };
  const response = await send<{ twoFactorRedirect?: boolean } | undefined>("auth/sign-in/email", {
    method: "POST",
    body,
  });
  return response?.twoFactorRedirect === true;
}
export const verifyCode = (code: string) => verifySecondFactor("verify-totp", code);
export const verifyRecoveryCode = (code: string) => verifySecondFactor("verify-backup-code", code);
export const signOut = () => send("auth/sign-out", { method: "POST" });

export const renamePasskey = (id: string, name: string) =>
  call("auth/passkey/update-passkey", { method: "POST", body: { id, name } });
export const removePasskey = (id: string) =>
  call("auth/passkey/delete-passkey", { method: "POST", body: { id } });
export const changePassword = (currentPassword: string, newPassword: string) =>
  call("auth/change-password", {
    method: "POST",
    body: { currentPassword, newPassword, revokeOtherSessions: true },
  });

export const fetchSessions = () => call<readonly ListedSession[]>("sessions");
export const endSession = (id: string) =>
  call(`sessions/${encodeURIComponent(id)}`, { method: "DELETE" });

export const fetchAccounts = () => call<readonly ListedAccount[]>("accounts");
export const changeAccount = (id: string, body: AccountChange) =>
  call(`accounts/${encodeURIComponent(id)}`, { method: "PUT", body });
export const removeAccount = (id: string) =>
  call(`accounts/${encodeURIComponent(id)}`, { method: "DELETE" });
export const endAccountSessions = (id: string) =>
  call(`accounts/${encodeURIComponent(id)}/sessions`, { method: "DELETE" });

export const fetchInvitations = () => call<readonly ListedInvitation[]>("invitations");
export const invite = (body: InvitationRequest) =>
  call<NewInvitation>("invitations", { method: "POST", body });
export const withdrawInvitation = (id: string) =>
  call(`invitations/${encodeURIComponent(id)}`, { method: "DELETE" });

export const fetchRestaurantNames = () => call<readonly RestaurantName[]>("restaurants");

export const fetchAudit = (query: URLSearchParams) => call<AuditPage>(`audit?${query}`);

async function verifySecondFactor(way: string, code: string): Promise<void> {
  try {
    await send(`auth/two-factor/${way}`, { method: "POST", body: { code } });
  } catch (error) {
    const isOver = error instanceof CallFailure && error.reason === "signed-out";
    throw isOver ? new CallFailure("code-too-late") : error;
  }
}
