import type { PieceAtDesk, PublishQuestion } from "#content/desk/contract.ts";
import type { PictureAtDesk, UnusablePicture } from "#content/desk/uploads/media-contract.ts";
import type { GivenAnswer } from "#leads/desk/contract.ts";
import type { ProblemCode } from "#accounts/contract.ts";

/** Why a call failed: the server's reason, or no usable response. */
export type FailureReason =
  | ProblemCode
  | "unreachable"
  | "too-slow"
  | "server-error"
  | "cancelled"
  /** The user closed the browser's passkey dialog, or it timed out. */
  | "passkey-cancelled"
  | "passkey-exists"
  /** The second factor came too late after the password. */
  | "code-too-late"
  /** The enrolment came too late after accepting the invitation. */
  | "enrolment-too-late"
  | "unexpected";

/** A failed call, in terms that forms and screens translate. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  /** For a conflict: the entry's present state. */
  readonly current: PieceAtDesk | undefined;
  /** Questions to answer before a publication. */
  readonly questions: readonly PublishQuestion[];
  /** The answers that the author has not seen. */
  readonly answers: readonly GivenAnswer[];
  /** For a conflict: the picture's present state. */
  readonly currentPicture: PictureAtDesk | undefined;
  /** Why an upload is unusable. */
  readonly unusable: UnusablePicture | undefined;

  constructor(
    reason: FailureReason,
    details: Partial<Omit<CallFailure, "reason" | keyof Error>> = {},
  ) {
    super(reason);
    this.name = "CallFailure";
    this.reason = reason;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
    this.questions = details.questions ?? [];
    this.answers = details.answers ?? [];
    this.currentPicture = details.currentPicture;
    this.unusable = details.unusable;
  }
}

export const isFailure = (error: unknown, reason: FailureReason): boolean =>
  error instanceof CallFailure && error.reason === reason;

/** Converts any error to a failure; reports those of our own code to the console. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  reportError(error);
  return new CallFailure("unexpected");
}

/** Returns whether retrying may help, because the request itself was correct. */
export function isPassing({ reason }: CallFailure): boolean {
  return reason === "unreachable" || reason === "too-slow" || reason === "server-error";
}
