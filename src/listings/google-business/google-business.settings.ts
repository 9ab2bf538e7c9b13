export interface GoogleHosts {
  readonly tokens: string;
  readonly information: string;
  readonly actions: string;
  readonly menus: string;
}

const GOOGLE_HOSTS: GoogleHosts = {
  tokens: "https://oauth2.googleapis.com",
  information: "https://mybusinessbusinessinformation.googleapis.com",
  actions: "https://mybusinessplaceactions.googleapis.com",
  menus: "https://mybusiness.googleapis.com",
};

export type GoogleBusinessSettings =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly refreshToken: string;
      readonly account: string;
      readonly hosts: GoogleHosts;
    };

export interface GoogleBusinessOptions {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly refreshToken: string | undefined;
  readonly account: string | undefined;
  readonly hosts?: GoogleHosts;
}

/** Returns complete settings, or off if a credential is missing. */
export function googleBusinessSettings(options: GoogleBusinessOptions): GoogleBusinessSettings {
  const { clientId, clientSecret, refreshToken, account, hosts = GOOGLE_HOSTS } = options;
  if (!clientId || !clientSecret || !refreshToken || !account) return { isOn: false };
  return { isOn: true, clientId, clientSecret, refreshToken, account, hosts };
}
