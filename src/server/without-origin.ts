/**
 * React Router compares the origin of a post with the URL that this process is called by, which
 * behind a proxy is another. `submitLead` makes that check, and knows the public URL.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
