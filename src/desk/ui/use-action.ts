import { useRef, useState } from "react";
import { type CallFailure, failureOf } from "../api/call-failure.ts";

/**
 * Runs a button's or form's action once at a time; ignores clicks meanwhile. `failure` is set until
 * the next attempt.
 */
export function useAction<Input extends readonly unknown[]>(
  action: (...input: Input) => Promise<void>,
) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  async function run(...input: Input): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await action(...input);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, failure };
}
