/** Announces a change of leads, without a payload. */
export const LEADS_CHANNEL = "leads_changed";
/** Announces that an account begins or ends an answer to a lead. */
export const ANSWERING_CHANNEL = "leads_answering";

const CHANNELS = [LEADS_CHANNEL, ANSWERING_CHANNEL] as const;
export type Channel = (typeof CHANNELS)[number];

/** Passes messages of PostgreSQL's channels to one listener each. */
export function createChannels() {
  const listeners = new Map<string, (payload: string) => void>();
  return {
    names: CHANNELS,
    on: (channel: Channel, listener: (payload: string) => void) =>
      void listeners.set(channel, listener),
    received: (channel: string, payload: string) => listeners.get(channel)?.(payload),
    /** Reports that messages may have been missed. */
    missed: () => listeners.get(LEADS_CHANNEL)?.(""),
  };
}
