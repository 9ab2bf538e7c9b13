let token: string | undefined;

/**
 * Moves an invitation's token from the URL, where history and screenshots would keep it, into
 * memory.
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
