import { useEffect, useRef, useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { OPENING_ATTRIBUTE } from "#site/on-intent/bootstrap-contract.ts";
import type { OpeningTimes } from "#content/schemas/opening-status.ts";
import { currentOpening, hideBegunDays } from "./show-opening-status.ts";
import { DaysNear } from "./special-days.tsx";

const MINUTE_MS = 60_000;

/**
 * Whether a restaurant is open now, `Open now · until 00:30`. The page is cached and says nothing about
 * now: the bootstrap fills the sentence, and React after it. Without JavaScript the hours in words remain, and below it
 * the special days that are near, unless all of them stand beside it (`hasDays` false).
 */
export function OpeningSentence(props: {
  times: OpeningTimes | undefined;
  className?: string;
  hasDays?: boolean;
}) {
  const { times, className = "", hasDays = true } = props;
  const days = useRef<HTMLUListElement>(null);
  const json = times === undefined ? "" : JSON.stringify(openingData(times));
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    if (json === "") return;
    const show = () => {
      const data = JSON.parse(json);
      setSentence(currentOpening(data));
      hideBegunDays(days.current, data);
    };
    show();
    const timer = setInterval(show, MINUTE_MS);
    return () => clearInterval(timer);
  }, [json]);
  if (times === undefined) return null;
  return (
    <>
      {/* The bootstrap may have filled it before React came. */}
      <p
        {...{ [OPENING_ATTRIBUTE]: json }}
        suppressHydrationWarning
        className={`opening-sentence ${className}`.trim()}
      >
        {sentence}
      </p>
      {hasDays && <DaysNear times={times} list={days} />}
    </>
  );
}

function openingData(times: OpeningTimes) {
  return {
    times,
    words: {
      open: m.opening_open(),
      until: m.opening_until({ time: "{time}" }),
      today: m.opening_today({ time: "{time}" }),
      tomorrow: m.opening_tomorrow({ time: "{time}" }),
      onDay: m.opening_on_day({ day: "{day}", time: "{time}" }),
      closedToday: m.opening_closed_today(),
      closedTodayName: m.opening_closed_today_name({ name: "{name}" }),
      closedUntil: m.opening_closed_until({ day: "{day}" }),
      closedUntilName: m.opening_closed_until_name({ day: "{day}", name: "{name}" }),
      closed: m.opening_closed(),
    },
  };
}
