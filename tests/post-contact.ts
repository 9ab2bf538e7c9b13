import { aContactPost } from "./builders/posts.ts";

export function postContact(
  siteUrl: string,
  changes: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${siteUrl}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(aContactPost(changes)),
  });
}
