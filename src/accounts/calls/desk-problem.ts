import type { Context } from "hono";
import { problem } from "#runtime/http/problem.ts";
import type { Problem, ProblemCode } from "../contract.ts";

const STATUSES = {
  "signed-out": 401,
  "wrong-credentials": 401,
  "wrong-code": 401,
  "not-allowed": 403,
  "foreign-origin": 403,
  "sign-in-again": 403,
  "enrolment-unfinished": 403,
  "not-found": 404,
  conflict: 409,
  asks: 409,
  "last-administrator": 409,
  "last-credential": 409,
  "in-use": 409,
  "invitation-over": 410,
  "too-large": 413,
  "not-a-picture": 415,
  "not-json": 415,
  invalid: 422,
  "unusable-picture": 422,
  "too-many-attempts": 429,
} as const satisfies Record<ProblemCode, number>;

/** Fields that the contracts add. */
type Details = Omit<Problem, "status" | "code"> & Readonly<Record<string, unknown>>;

/** A refusal, thrown wherever its reason is found. */
export class DeskProblem extends Error {
  override name = "DeskProblem";
  readonly code: ProblemCode;
  readonly more: Details;
  constructor(code: ProblemCode, more: Details = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }

  respond(context: Context): Response {
    const { code, more } = this;
    if (more.retryAfterSeconds !== undefined) {
      context.header("Retry-After", String(more.retryAfterSeconds));
    }
    return problem(context, STATUSES[code], code, undefined, { code, ...more });
  }
}
