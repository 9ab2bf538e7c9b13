import type { CallFailure, FailureReason } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { Notice } from "./notice.tsx";

/** Explains a failure and what helps. */
export function FailureNotice({ failure }: { failure: CallFailure | undefined }) {
  if (failure === undefined) return null;
  return <Notice tone="error">{failureWords(failure)}</Notice>;
}

const WORDS = new Map<FailureReason, () => string>([
  ["unreachable", m.failure_unreachable],
  ["too-slow", m.failure_too_slow],
  ["server-error", m.failure_server],
  ["signed-out", m.failure_signed_out],
  ["sign-in-again", m.failure_signed_out],
  ["not-allowed", m.failure_not_allowed],
  ["invalid", m.failure_invalid],
  ["not-found", m.failure_not_found],
  ["wrong-credentials", m.failure_wrong_credentials],
  ["wrong-code", m.failure_wrong_code],
  ["too-many-attempts", m.failure_too_many],
  ["invitation-over", m.failure_invitation_over],
  ["last-administrator", m.failure_last_administrator],
  ["last-credential", m.failure_last_credential],
  ["conflict", m.failure_conflict],
  ["not-a-picture", m.failure_unusable_picture],
  ["unusable-picture", m.failure_unusable_picture],
  ["too-large", m.failure_too_large],
  ["in-use", m.failure_in_use],
  ["enrolment-unfinished", m.failure_enrolment_unfinished],
  ["passkey-cancelled", m.failure_passkey_cancelled],
  ["passkey-exists", m.failure_passkey_exists],
  ["code-too-late", m.failure_code_too_late],
  ["enrolment-too-late", m.failure_enrolment_too_late],
]);

export function failureWords({ reason, retryAfterSeconds = 0 }: CallFailure): string {
  if (reason === "too-many-attempts" && retryAfterSeconds > 0) {
    return m.failure_too_many_wait({ minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
  }
  return (WORDS.get(reason) ?? m.failure_unexpected)();
}
