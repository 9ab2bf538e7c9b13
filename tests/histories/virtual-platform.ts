import type { Exchange, postJson } from "#services/rd-station/post-json.ts";
import type { Process } from "./schedule.ts";

const response = (status: number, body: unknown, headers = {}): Exchange => ({
  kind: "response",
  response: { status, headers, body: typeof body === "string" ? body : JSON.stringify(body) },
});
const NOTHING: Exchange = { kind: "no response" };
const LEAD_LIMIT = "'lead_limiter' rate limit exceeded";

const taken = (exchange: Exchange, isInDoubt = false) => ({ isTaken: true, isInDoubt, exchange });
const notTaken = (exchange: Exchange) => ({ isTaken: false, isInDoubt: false, exchange });

/** The platform's reactions to a call: whether it keeps the lead, and its response. */
export const ANSWERS = {
  accepts: taken(response(200, { lead_id: "1" })),
  "accepts without an id": taken(response(200, {})),
  hangs: taken(NOTHING, true),
  "is cut before": { isTaken: false, isInDoubt: true, exchange: NOTHING },
  "is cut after": taken(NOTHING, true),
  "says rubbish": taken(response(200, "<html>"), true),
  "is not reached": notTaken({ kind: "not sent" }),
  "says 401": notTaken(response(401, {})),
  "says 422": notTaken(response(422, {})),
  "says 500": notTaken(response(500, {})),
  "says 503": notTaken(response(503, {}, { "retry-after": "20" })),
  "says 429": notTaken(response(429, { remaining_time: 20_000 })),
  "says 429 of a contact": notTaken(response(429, { error: LEAD_LIMIT, remaining_time: 20_000 })),
};

/** The delay of a response. */
const THINKING_MS = 200;

export type Answer = keyof typeof ANSWERS;

/** The marketing platform without a network: a call is a step of its process. */
export function createVirtualPlatform() {
  const next: Answer[] = [];
  const takenBy = new Map<string, number>();
  return {
    /** Its reactions to the next calls, in order; later calls are accepted. */
    next,
    /** Returns how often it took the lead of an e-mail. */
    taken: (email: string) => takenBy.get(email) ?? 0,
    postOf(process: Process): typeof postJson {
      return async (_url, _headers, body, timeoutMs) => {
        const { email } = (body as { lead: { email: string } }).lead;
        const answer = await process.step(`call about ${email}`, async () => {
          const said = next.shift() ?? "accepts";
          if (ANSWERS[said].isTaken) takenBy.set(email, (takenBy.get(email) ?? 0) + 1);
          process.note(`the platform ${said}`);
          return said;
        });
        const thinkingMs = answer === "hangs" ? timeoutMs : THINKING_MS;
        await new Promise((resolve) => setTimeout(resolve, thinkingMs));
        return ANSWERS[answer].exchange;
      };
    },
  };
}
