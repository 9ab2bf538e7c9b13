import { call, post, send } from "./call.ts";
import { CallFailure } from "./call-failure.ts";

// Passkeys (WebAuthn): the browser makes and uses them, the server gives the challenges.

/** Whether this browser can read the server's challenges; otherwise a password is the way in. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** Whether the browser offers passkeys in the list of a field's suggestions. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Signs in with a passkey. With `suggested` it waits, without a dialog of the browser, until one is chosen
 * among a field's suggestions; abort that before asking in another way.
 */
export async function signInWithPasskey(suggested?: AbortSignal): Promise<void> {
  const challenge = await send<PublicKeyCredentialRequestOptionsJSON>(
    "auth/passkey/generate-authenticate-options",
  );
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(challenge),
      ...(suggested && { signal: suggested, mediation: "conditional" as const }),
    }),
  );
  await send("auth/passkey/verify-authentication", {
    method: "POST",
    body: { response: credential.toJSON() },
  });
}

/** Makes a passkey on this device, or on another one near it, and adds it to the account. */
export async function addPasskey(name: string): Promise<void> {
  const challenge = await call<PublicKeyCredentialCreationOptionsJSON>(
    `auth/passkey/generate-register-options?name=${encodeURIComponent(name)}`,
  );
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(challenge),
    }),
  );
  await post("auth/passkey/verify-registration", { response: credential.toJSON(), name });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") throw new CallFailure("passkey-exists");
    if (!/^(NotAllowedError|AbortError|SecurityError)$/.test(name)) throw error;
  }
  throw new CallFailure("passkey-cancelled");
}
