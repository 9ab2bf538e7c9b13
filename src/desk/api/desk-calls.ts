import type * as desk from "#accounts/contract.ts";
import type { ListedPiece } from "#content/desk/contract.ts";
import { CallFailure, isFailure } from "./call-failure.ts";
import { call, post, put, remove, send } from "./call.ts";

export type RestaurantName = Pick<ListedPiece, "slug" | "name">;

export const fetchMe = () => call<desk.Me>("me");
export const changeMe = (body: desk.MeChange) => put("me", body);

export const acceptInvitation = (body: desk.InvitationAcceptance) =>
  send<desk.Me>("invitations/accept", { method: "POST", body });
export const beginAuthenticator = (password: string) =>
  post<desk.AuthenticatorSecret>("me/authenticator", {
    password,
  } satisfies desk.AuthenticatorRequest);
export const confirmAuthenticator = (code: string) =>
  post("me/authenticator/confirm", { code } satisfies desk.AuthenticatorConfirmation);
export const fetchRecoveryCodesLeft = () => call<desk.RecoveryCodesLeft>("me/recovery-codes");
export const newRecoveryCodes = (password: string) =>
  post<desk.RecoveryCodes>("me/recovery-codes", { password });

/** Returns whether a second factor is required. */
export async function signInWithPassword(email: string, password: string): Promise<boolean> {
  const asked = { method: "POST", body: { email, password } } as const;
  const response = await send<{ twoFactorRedirect?: boolean } | undefined>(
    "auth/sign-in/email",
    asked,
  );
  return response?.twoFactorRedirect === true;
}
export const verifyCode = (code: string) => verifySecondFactor("verify-totp", code);
export const verifyRecoveryCode = (code: string) => verifySecondFactor("verify-backup-code", code);
export const signOut = () => send("auth/sign-out", { method: "POST" });

export const renamePasskey = (id: string, name: string) =>
  post("auth/passkey/update-passkey", { id, name });
export const removePasskey = (id: string) => post("auth/passkey/delete-passkey", { id });
export const changePassword = (currentPassword: string, newPassword: string) =>
  post("auth/change-password", { currentPassword, newPassword, revokeOtherSessions: true });

export const fetchSessions = () => call<readonly desk.ListedSession[]>("sessions");
export const endSession = (id: string) => remove(`sessions/${encodeURIComponent(id)}`);

export const fetchAccounts = () => call<readonly desk.ListedAccount[]>("accounts");
const ofAccount = (id: string) => `accounts/${encodeURIComponent(id)}`;
export const changeAccount = (id: string, body: desk.AccountChange) => put(ofAccount(id), body);
export const removeAccount = (id: string) => remove(ofAccount(id));
export const endAccountSessions = (id: string) => remove(`${ofAccount(id)}/sessions`);

export const fetchInvitations = () => call<readonly desk.ListedInvitation[]>("invitations");
export const invite = (body: desk.InvitationRequest) =>
  post<desk.NewInvitation>("invitations", body);
export const withdrawInvitation = (id: string) => remove(`invitations/${encodeURIComponent(id)}`);

export const fetchRestaurantNames = () => call<readonly RestaurantName[]>("restaurants");

export const fetchAudit = (query: URLSearchParams) => call<desk.AuditPage>(`audit?${query}`);

async function verifySecondFactor(way: string, code: string): Promise<void> {
  try {
    await send(`auth/two-factor/${way}`, { method: "POST", body: { code } });
  } catch (error) {
    throw isFailure(error, "signed-out") ? new CallFailure("code-too-late") : error;
  }
}
