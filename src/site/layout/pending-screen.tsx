import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import type { Screen } from "#language/screens.ts";
import { beginLoading } from "./use-layout-behaviour.ts";

/** A faster navigation keeps the old screen, to avoid flicker. */
const PATIENCE_MS = 250;

/**
 * Replaces the screen by the next one's loading state until its data arrive (rule 2.10). If only
 * the query changes, the screen stays below the loading state.
 */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const next = state === "loading" && formMethod === undefined ? location.pathname : undefined;
  const [isLate, setIsLate] = useState(false);
  const isPending = next !== undefined;

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);

  const isLeaving = isLate && isPending && next !== pathname;
  useEffect(() => {
    if (isLeaving) beginLoading();
  }, [isLeaving]);

  return (
    <>
      {isLeaving ? (
        <div className="shell grid min-h-dvh-100 place-items-center pt-header">
          <LoadingText screen={matchPath(next)?.screen} />
        </div>
      ) : (
        children
      )}
      {isLate && next === pathname && (
        <div className="fixed inset-x-0 bottom-6 z-50 mx-auto w-fit border border-line bg-surface px-6 py-3">
          <LoadingText screen={matchPath(next)?.screen} />
        </div>
      )}
    </>
  );
}

function LoadingText({ screen }: { screen: Screen | undefined }) {
  return (
    <p role="status" className="text-muted">
      {screen === "restaurantList" ? m.restaurant_list_loading() : m.state_loading()}
    </p>
  );
}
