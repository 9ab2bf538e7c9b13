/** Why a person is to sign in over the page that they are on. */
export type SignInReason = "signed-out" | "sign-in-again";

type Ask = (reason: SignInReason) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks, as long as there is a page to ask over. Returns how to end that. */
export function onSignInRequest(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/**
 * Resolves with whether the person signed in. Calls that fail at the same time wait for the same
 * dialog; where there is no page to show it over, nobody is asked.
 */
export function signInAgain(reason: SignInReason): Promise<boolean> {
  asking ??= (ask?.(reason) ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
}
