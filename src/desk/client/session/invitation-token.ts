let token: string | undefined;

/**
 * Takes the token of an invitation out of the URL, where history and screenshots would keep it, and
 * remembers it until the page is left.
 */
export function takeInvitationToken(): void {
  const { pathname, hash } = window.location;
  if (!/^\/desk\/invitation\/?$/.test(pathname) || hash.length < 2) return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, "", pathname);
}

export function invitationToken(): string | undefined {
  return token;
}
