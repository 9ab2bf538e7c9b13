import { useState } from "react";

/**
 * Keeps what was shown when a later load fails (rule 3.21): the newest data that is not a failure,
 * and whether the newest of all was one.
 */
export function useLastGood<T extends { readonly state: string }>(latest: T) {
  const [good, setGood] = useState(latest);
  const failed = latest.state === "error";
  if (!failed && good !== latest) setGood(latest);
  return { shown: failed ? good : latest, reloadFailed: failed && good.state !== "error" };
}
