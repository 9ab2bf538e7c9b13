/**
 * Removes the origin, because React Router compares it with the internal URL behind a proxy.
 * `submitLead` checks it against the public URL.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
