import { useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { byDistance, type Place } from "./nearest-place.ts";

const POSITION_OPTIONS = { timeout: 10_000, maximumAge: 5 * 60_000 } as const;

interface NearestButtonProps {
  readonly places: readonly Place[];
  readonly label: string;
  /** What is said once they are in order. */
  readonly found: string;
  readonly onFound: (nearestFirst: readonly Place[]) => void;
  readonly className: string;
}

/** Orders restaurants by their distance from the visitor. The position stays in the browser. */
export function NearestButton({ places, label, found, onFound, className }: NearestButtonProps) {
  const [outcome, setOutcome] = useState<"asking" | "found" | "failed">();

  function ask() {
    const { geolocation } = navigator as Partial<Navigator>;
    if (geolocation === undefined) return setOutcome("failed");
    setOutcome("asking");
    geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound(byDistance(places, { lat: coords.latitude, lng: coords.longitude }));
        setOutcome("found");
      },
      () => setOutcome("failed"),
      POSITION_OPTIONS,
    );
  }

  return (
    <>
      <button
        type="button"
        onClick={ask}
        className={`needs-script needs-react ${className}`}
        data-replay=""
      >
        {label}
      </button>
      <p role="status" className="needs-script needs-react text-sm text-muted">
        {outcome === "found" ? found : outcome && OUTCOME_WORDS[outcome]()}
      </p>
    </>
  );
}

const OUTCOME_WORDS = {
  asking: m.table_nearest_asking,
  failed: m.table_nearest_failed,
};
