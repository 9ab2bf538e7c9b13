import type { Limits } from "#runtime/concurrency/limits.ts";
import { networksOf } from "#runtime/http/client-ip.ts";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";

/** Counts a render or a post; returns a 429 if the visitor's or the common limit is exceeded. */
export async function countRender(
  { limit }: Pick<Limits, "limit">,
  { method, url }: Request,
  ip: string | undefined,
): Promise<Response | undefined> {
  const seconds = await limit(method === "POST" ? "post" : "render", networksOf(ip));
  if (seconds === 0) return undefined;
  const locale = languageOf(new URL(url).pathname);
  return new Response(m.too_many_requests({}, { locale }), {
    status: 429,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Language": locale,
      "Cache-Control": "no-store",
      "Retry-After": String(seconds),
    },
  });
}

/** Uncounts a render that filled the cache, because it serves every visitor. */
export const uncountRender = ({ giveBack }: Pick<Limits, "giveBack">, ip: string | undefined) =>
  giveBack("render", networksOf(ip), 1);
