import { useEffect, useEffectEvent } from "react";
import type { LiveEvent } from "#leads/desk/contract.ts";

/** The server sends an event every 20 seconds; after a longer silence the page polls. */
const SILENT_MS = 45_000;
const POLL_MS = 30_000;

type Change = Exclude<LiveEvent, "beat">;

const listeners = new Set<(change: Change) => void>();

function tell(change: Change): void {
  for (const listener of listeners) listener(change);
}

/** Calls back after a change of leads, and after the page may have missed one. */
export function useLiveEvents(onChange: (change: Change) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listener = (change: Change) => changed(change);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Receives the server's events while `isOn`; polls while the stream is silent (rule 10.90). */
export function useLiveConnection(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let source: EventSource;
    let heardAt = -Infinity;
    function connect(): void {
      source = new EventSource("/api/desk/live");
      source.addEventListener("open", () => tell("leads"));
      source.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => {
        heardAt = performance.now();
        if (data !== "beat") tell(data);
      });
    }
    function look(): void {
      if (performance.now() - heardAt < SILENT_MS) return;
      tell("leads");
      // The browser reconnects by itself unless the server refused.
      if (source.readyState === EventSource.CLOSED) connect();
    }
    connect();
    const timer = setInterval(look, POLL_MS);
    window.addEventListener("focus", look);
    return () => {
      source.close();
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [isOn]);
}
