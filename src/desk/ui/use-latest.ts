import { useEffect, useRef } from "react";

/** Returns a ref to the last rendered value, for later callbacks: keys, responses, undo. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
