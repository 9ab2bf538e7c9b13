import { useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { REPLAY } from "#site/bootstrap/bootstrap-contract.ts";
import { byDistance, type Place } from "./nearest-place.ts";

const POSITION_OPTIONS = { timeout: 10_000, maximumAge: 5 * 60_000 } as const;

/** Chooses the restaurant nearest to the visitor. The position stays in the browser. */
export function NearestButton(props: { places: readonly Place[]; fieldId: string }) {
  const { places, fieldId } = props;
  const [outcome, setOutcome] = useState<"asking" | "found" | "failed">();

  function choose() {
    const { geolocation } = navigator as Partial<Navigator>;
    if (geolocation === undefined) return setOutcome("failed");
    setOutcome("asking");
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const [nearest] = byDistance(places, { lat: coords.latitude, lng: coords.longitude });
        const field = document.getElementById(fieldId);
        if (field instanceof HTMLSelectElement && nearest !== undefined) field.value = nearest.slug;
        setOutcome("found");
      },
      () => setOutcome("failed"),
      POSITION_OPTIONS,
    );
  }

  return (
    <div className="needs-script mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      <button type="button" onClick={choose} className="quiet-link min-h-11" {...{ [REPLAY]: "" }}>
        {m.table_nearest()}
      </button>
      <p role="status" className="text-muted">
        {outcome !== undefined && OUTCOME_WORDS[outcome]()}
      </p>
    </div>
  );
}

const OUTCOME_WORDS = {
  asking: m.table_nearest_asking,
  found: m.table_nearest_found,
  failed: m.table_nearest_failed,
};
