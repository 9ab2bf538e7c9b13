import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** A page in the background for longer than this is reloaded when shown. */
const STALE_AFTER_MS = 5 * 60_000;

/** Reloads the screen's data when the network returns, or the visitor after a while. */
export function useRefetch(): { refetch: () => void; isRefetching: boolean } {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const events = new AbortController();
    const { signal } = events;
    const onVisibility = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > STALE_AFTER_MS) void revalidate();
    };
    document.addEventListener("visibilitychange", onVisibility, { signal });
    addEventListener("online", () => void revalidate(), { signal });
    return () => events.abort();
  }, [revalidate]);

  return { refetch: () => void revalidate(), isRefetching: state === "loading" };
}

/**
 * Keeps the last successful data after a failed load (rule 3.21), and returns whether the latest
 * load failed.
 */
export function useLastGood<T extends { readonly state: string }>(latest: T) {
  const [good, setGood] = useState(latest);
  const failed = latest.state === "error";
  if (!failed && good !== latest) setGood(latest);
  return { shown: failed ? good : latest, reloadFailed: failed && good.state !== "error" };
}
