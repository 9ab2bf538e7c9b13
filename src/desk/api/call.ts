import type { PieceProblem } from "#content/desk/contract.ts";
import type { Problem, ProblemCode } from "#accounts/contract.ts";
import type { AnswerProblem } from "#leads/desk/contract.ts";
import type { PictureProblem } from "#content/desk/uploads/media-contract.ts";
import { CallFailure } from "./call-failure.ts";
import { type FileBody, type RawResponse, sendFile } from "./send-file.ts";
import { signInAgain } from "../session/sign-in-request.ts";

/** The timeout of a response. */
const TIME_LIMIT_MS = 20_000;

interface CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: object;
  /** Sent in place of JSON, always by POST. */
  readonly upload?: FileBody;
}

/**
 * Calls the API below `/api/desk/`. If the session has ended or is too old, waits until the user
 * signs in over the page, then repeats the call. Throws a {@link CallFailure}.
 */
export async function call<Result = void>(
  path: string,
  options: CallOptions = {},
): Promise<Result> {
  for (;;) {
    try {
      return await send<Result>(path, options);
    } catch (error) {
      const reason = error instanceof CallFailure ? error.reason : undefined;
      if (reason !== "signed-out" && reason !== "sign-in-again") throw error;
      if (!(await signInAgain(reason))) throw error;
    }
  }
}

export const post = <Result = void>(path: string, body: object = {}) =>
  call<Result>(path, { method: "POST", body });
export const put = <Result = void>(path: string, body: object) =>
  call<Result>(path, { method: "PUT", body });
export const remove = (path: string) => call(path, { method: "DELETE" });

/** Like {@link call}, but an ended session is an ordinary failure. */
export async function send<Result = void>(
  path: string,
  { upload, ...options }: CallOptions = {},
): Promise<Result> {
  const url = `/api/desk/${path}`;
  const response = await (upload === undefined ? sendJson(url, options) : sendFile(url, upload));
  const content = parsed(response.text);
  if (response.status >= 200 && response.status < 300) return content as Result;
  throw failureOfResponse(response, content);
}

async function sendJson(url: string, { method = "GET", body }: CallOptions): Promise<RawResponse> {
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const { status, headers } = response;
    return { status, retryAfter: headers.get("Retry-After"), text: await response.text() };
  } catch (error) {
    throw new CallFailure(isTimeout(error) ? "too-slow" : "unreachable");
  }
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For responses without a problem document. */
const STATUS_REASONS = new Map<number, ProblemCode>([
  [400, "invalid"],
  [401, "signed-out"],
  [403, "not-allowed"],
  [404, "not-found"],
  [410, "invitation-over"],
  [422, "invalid"],
  [429, "too-many-attempts"],
]);

function failureOfResponse({ status, retryAfter }: RawResponse, content: unknown): CallFailure {
  if (status >= 500) return new CallFailure("server-error");
  const problem = (content ?? {}) as Partial<
    Problem & PieceProblem & PictureProblem & AnswerProblem
  >;
  const seconds = problem.retryAfterSeconds ?? Number(retryAfter ?? 0);
  return new CallFailure(problem.code ?? STATUS_REASONS.get(status) ?? "unexpected", {
    fields: problem.fields ?? [],
    current: problem.current,
    questions: problem.questions ?? [],
    answers: problem.answers ?? [],
    currentPicture: problem.currentPicture,
    unusable: problem.reason,
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  });
}
