import type { PieceAtDesk } from "#desk/content-contract.ts";
import type { PictureAtDesk, UnusablePicture } from "#desk/media-contract.ts";
import type { GivenAnswer } from "#desk/leads-contract.ts";
import type { ProblemCode } from "#desk/contract.ts";

/** Why a call failed: the server's reason, or that there was no usable response. */
export type FailureReason =
  | ProblemCode
  | "unreachable"
  | "too-slow"
  | "server-error"
  /** By the person who began it. */
  | "cancelled"
  /** A passkey dialog of the browser that was closed, or ran out of time. */
  | "passkey-cancelled"
  | "passkey-exists"
  /** The password was checked too long ago for its second factor. */
  | "code-too-late"
  /** The invitation was accepted too long ago for choosing how to sign in. */
  | "enrolment-too-late"
  | "unexpected";

/** A call that failed, in the terms that forms and screens turn into words. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  /** Of a conflict: the piece as it is now. */
  readonly current: PieceAtDesk | undefined;
  /** The answers that the author of another one has not seen. */
  readonly answers: readonly GivenAnswer[];
  /** The same of a picture. */
  readonly currentPicture: PictureAtDesk | undefined;
  /** What is wrong with an upload. */
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
    this.answers = details.answers ?? [];
    this.currentPicture = details.currentPicture;
    this.unusable = details.unusable;
  }
}

/** Whether something failed for that reason. */
export const isFailure = (error: unknown, reason: FailureReason): boolean =>
  error instanceof CallFailure && error.reason === reason;

/** Any error as a failure; one of our own code is reported to the console as well. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  reportError(error);
  return new CallFailure("unexpected");
}

/** Whether trying again later can help, and nothing was wrong with what was sent. */
export function isPassing({ reason }: CallFailure): boolean {
  return reason === "unreachable" || reason === "too-slow" || reason === "server-error";
}
