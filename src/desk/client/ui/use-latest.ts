import { useEffect, useRef } from "react";

/** What was rendered last, for what comes later: a key, an answer of the server, an undo after other changes. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
