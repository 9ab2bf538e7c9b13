/** The automation platform; if off, `reason` is shown with waiting leads. */
export type RdStationSettings =
  | { readonly isOn: false; readonly reason: string }
  | {
      readonly isOn: true;
      /** Origin, without a trailing slash. */
      readonly host: string;
      readonly token: string;
      readonly api: RdStationApi;
      /** Over all processes. */
      readonly callsPerMinute: number;
    };

/** `forms` is the specification's call (rule 6.9), `conversions` the platform's documented one. */
export type RdStationApi = "forms" | "conversions";

/** Rule 6.11. */
export const TOKEN_MISSING = "Token do RD Station não configurado";
export const SWITCHED_OFF = "Integração com o RD Station desligada";

/** Returns complete settings, or off with the reason: disabled or no token. */
export function rdStationSettings(options: {
  readonly isEnabled: boolean;
  readonly host: string;
  readonly token: string | undefined;
  readonly api: RdStationApi;
  readonly callsPerMinute: number;
}): RdStationSettings {
  const { isEnabled, host, token, api, callsPerMinute } = options;
  if (!isEnabled) return { isOn: false, reason: SWITCHED_OFF };
  if (token === undefined) return { isOn: false, reason: TOKEN_MISSING };
  return { isOn: true, host: host.replace(/\/+$/, ""), token, api, callsPerMinute };
}
