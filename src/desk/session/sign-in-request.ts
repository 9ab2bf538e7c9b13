/** Why a user must sign in over the page. */
export type SignInReason = "signed-out" | "sign-in-again";

type Ask = (reason: SignInReason) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the dialog while a page exists. Returns its removal. */
export function onSignInRequest(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/**
 * Resolves with whether the user signed in. Concurrent calls share a dialog; without a page there
 * is none.
 */
export function signInAgain(reason: SignInReason): Promise<boolean> {
  asking ??= (ask?.(reason) ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
}
