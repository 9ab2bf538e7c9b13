import type { CallFailure } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { Notice } from "./notice.tsx";

/** Why something did not work, and what helps. */
export function FailureNotice({ failure }: { failure: CallFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Notice tone="error">
      <p>{failureWords(failure)}</p>
    </Notice>
  );
}

/** The sentence for a failure. */
export function failureWords({ reason, retryAfterSeconds = 0 }: CallFailure): string {
  switch (reason) {
    case "unreachable":
      return m.failure_unreachable();
    case "too-slow":
      return m.failure_too_slow();
    case "server-error":
      return m.failure_server();
    case "signed-out":
    case "sign-in-again":
      return m.failure_signed_out();
    case "not-allowed":
      return m.failure_not_allowed();
    case "invalid":
      return m.failure_invalid();
    case "not-found":
      return m.failure_not_found();
    case "wrong-credentials":
      return m.failure_wrong_credentials();
    case "wrong-code":
      return m.failure_wrong_code();
    case "too-many-attempts":
      return retryAfterSeconds > 0
        ? m.failure_too_many_wait({ minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
        : m.failure_too_many();
    case "invitation-over":
      return m.failure_invitation_over();
    case "last-administrator":
      return m.failure_last_administrator();
    case "last-credential":
      return m.failure_last_credential();
    case "conflict":
      return m.failure_conflict();
    case "not-a-picture":
    case "unusable-picture":
      return m.failure_unusable_picture();
    case "too-large":
      return m.failure_too_large();
    case "in-use":
      return m.failure_in_use();
    case "enrolment-unfinished":
      return m.failure_enrolment_unfinished();
    case "passkey-cancelled":
      return m.failure_passkey_cancelled();
    case "code-too-late":
      return m.failure_code_too_late();
    case "enrolment-too-late":
      return m.failure_enrolment_too_late();
    case "passkey-exists":
      return m.failure_passkey_exists();
    default:
      return m.failure_unexpected();
  }
}
