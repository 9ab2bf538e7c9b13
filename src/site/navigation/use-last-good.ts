import { useState } from "react";

/**
 * Keeps what was shown when a later load fails (rule 3.21): the newest data that is not a
 * failure, and whether the newest of all was one. `isFailure` must be a pure test.
 */
export function useLastGood<T>(latest: T, isFailure: (data: T) => boolean) {
  const [good, setGood] = useState(latest);
  const failed = isFailure(latest);
  if (!failed && good !== latest) setGood(latest);
  return { shown: failed ? good : latest, reloadFailed: failed && !isFailure(good) };
}
