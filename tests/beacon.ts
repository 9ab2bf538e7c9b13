import type { Hono } from "hono";

const BROWSER =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/** Returns a function that posts like a page's beacon to its own API and returns the status. */
export const beaconTo =
  (api: Pick<Hono, "request">, path: string) =>
  async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await api.request(path, {
      method: "POST",
      headers: {
        "Content-Type": "text/plain;charset=UTF-8",
        "User-Agent": BROWSER,
        "Sec-Fetch-Site": "same-origin",
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return response.status;
  };
