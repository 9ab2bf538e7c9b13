import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import type { Screen } from "#language/screens.ts";

/** A navigation that is over sooner keeps the old screen, so that nothing flickers. */
const PATIENCE_MS = 250;

/** Until the next screen's data has come, its loading state takes its place (rule 2.10). */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { state, location, formMethod } = useNavigation();
  const isPending = state === "loading" && formMethod === undefined;
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);

  if (!isPending || !isLate) return children;
  return (
    <div className="shell grid min-h-dvh-100 place-items-center pt-header">
      <p role="status" className="text-muted">
        {loadingText(matchPath(location.pathname)?.screen)}
      </p>
    </div>
  );
}

function loadingText(screen: Screen | undefined): string {
  return screen === "restaurantList" ? m.restaurant_list_loading() : m.state_loading();
}
