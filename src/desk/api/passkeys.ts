import { call, post, send } from "./call.ts";
import { CallFailure } from "./call-failure.ts";

// Passkeys (WebAuthn): the browser creates and uses them, the server sends challenges.

/**
 * Returns whether this browser can parse the server's challenges; otherwise users need a password.
 */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Signs in with a passkey. With `suggested` it waits without a dialog until the user picks a
 * field's suggestion; abort that before another attempt.
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

/** Creates a passkey on this or a nearby device, and adds it to the account. */
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
