import { useState } from "react";
import { useLoaderData, useRevalidator, Link } from "react-router";
import type { OpeningHours, SpecialDay } from "#content/shapes/opening-hours.ts";
import type { HouseToday } from "#desk/today-contract.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchToday } from "#desk/client/api/today-calls.ts";
import { spansOfWeek, spansOnDate, spansWords } from "#desk/client/hours/opening-hours-words.ts";
import { SpanFields } from "#desk/client/hours/span-fields.tsx";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { groupToday } from "#desk/client/ui/group-days.ts";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import {
  draftChange,
  holidayFor,
  holidaysOfHouses,
  type Outcome,
  publishChange,
} from "./day-changes.ts";
import "#desk/client/pieces/pieces.css";
import "#desk/client/hours/hours.css";
import { ChoiceField } from "#desk/client/ui/field.tsx";

export const loader = lastKnown(fetchToday);

type Kind = "closed" | "other" | "week";

/** What holds on one day at several restaurants: each is shown as it will be, and published or drafted by itself. */
export function Component() {
  const { houses } = useLoaderData<Awaited<ReturnType<typeof fetchToday>>>();
  const { revalidate } = useRevalidator();
  const [holidays] = useState(() => holidaysOfHouses(houses, groupToday()));
  const [date, setDate] = useState(holidays[0]?.date ?? groupToday());
  const [kind, setKind] = useState<Kind>("closed");
  const [spans, setSpans] = useState<SpecialDay["spans"]>([{ opens: "12:00", closes: "16:00" }]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const known = houses.filter(isKnown);
  const isHoliday = holidays.some((one) => one.date === date);
  const isMeant = (house: HouseToday) => !isHoliday || holidayFor(house, date) !== undefined;
  // Whoever is left out, or taken in, stays so until another day is chosen.
  const isChosen = (house: HouseToday) => isMeant(house) !== turned.has(house.slug);
  const chosen = known.filter(isChosen);

  function choose(next: string) {
    setDate(next);
    setTurned(new Set());
    setOutcomes(new Map());
  }
  function turn({ slug }: HouseToday) {
    const next = new Set(turned);
    if (!next.delete(slug)) next.add(slug);
    setTurned(next);
  }
  const dayOf = (house: HouseToday): SpecialDay | null =>
    kind === "week"
      ? null
      : {
          date,
          name: holidayFor(house, date)?.name ?? null,
          spans: kind === "closed" ? [] : spans,
        };

  async function undoAll(undos: readonly (() => Promise<boolean>)[]): Promise<void> {
    let done = 0;
    for (const undo of undos) if (await undo()) done += 1;
    setOutcomes(new Map());
    announce(m.special_undone({ done, count: undos.length }));
    await revalidate();
  }
  const { run, isBusy } = useAction(async (change: typeof publishChange) => {
    const done = new Map<string, Outcome>();
    for (const house of chosen) {
      done.set(house.slug, await change(house, date, dayOf(house)));
      setOutcomes(new Map(done));
    }
    const all = [...done.values()];
    const undos = all.flatMap(({ undo }) => undo ?? []);
    const counts = { done: all.filter(({ isDone }) => isDone).length, count: all.length };
    announce(m.special_done(counts), undos.length === 0 ? undefined : () => undoAll(undos));
    await revalidate();
  });

  return (
    <Page title={m.today_several()} lead={m.special_lead()}>
      <div className="stack">
        <div className="fields">
          <ChoiceField
            name="holiday"
            label={m.calendar_holiday()}
            value={isHoliday ? date : ""}
            choices={[
              ["", m.special_other_day()],
              ...holidays.map(({ date: its, words }) => [its, words] as const),
            ]}
            onChange={(next) => choose(next === "" ? groupToday() : next)}
          />
          <LineControl
            name="date"
            type="date"
            label={m.counts_day()}
            value={date}
            onChange={(next) => choose(next)}
          />
          <ChoiceField
            name="kind"
            label={m.hours_on_this_day()}
            value={kind}
            choices={[
              ["closed", m.hours_closed()],
              ["other", m.hours_other()],
              ["week", m.today_as_week()],
            ]}
            onChange={(next) => setKind(next as Kind)}
          />
        </div>
        {kind === "other" && (
          <SpanFields
            name="spans"
            label={m.hours_on_this_day()}
            spans={spans}
            onChange={setSpans}
          />
        )}
        <Table
          caption={m.nav_restaurants()}
          rows={known}
          keyOf={({ slug }) => slug}
          columns={[
            {
              title: m.column_restaurant(),
              isHead: true,
              render: (house) => (
                <CheckControl
                  name={`houses.${house.slug}`}
                  label={house.name}
                  value={isChosen(house)}
                  onChange={() => turn(house)}
                />
              ),
            },
            {
              title: m.special_now(),
              render: ({ openingHours }) => spansWords(spansOnDate(openingHours, date)),
            },
            {
              title: m.special_then(),
              render: (house) =>
                isChosen(house)
                  ? dayWords(dayOf(house), spansOfWeek(house.openingHours, date))
                  : "–",
            },
            {
              title: m.special_result(),
              render: ({ slug, hasDraft }) =>
                outcomes.get(slug)?.words ?? (hasDraft ? m.today_draft_waits() : "–"),
            },
          ]}
        />
        <UnknownHours houses={houses.filter(({ openingHours }) => openingHours === null)} />
        <div className="form-buttons">
          <Button
            variant="primary"
            isBusy={isBusy || chosen.length === 0}
            onClick={() => void run(publishChange)}
          >
            {m.special_publish({ count: chosen.length })}
          </Button>
          <Button isBusy={isBusy || chosen.length === 0} onClick={() => void run(draftChange)}>
            {m.special_draft({ count: chosen.length })}
          </Button>
        </div>
      </div>
    </Page>
  );
}

type KnownHouse = HouseToday & { readonly openingHours: OpeningHours };
const isKnown = (house: HouseToday): house is KnownHouse => house.openingHours !== null;

const dayWords = (day: SpecialDay | null, week: SpecialDay["spans"]) =>
  day === null ? m.hours_as_week({ hours: spansWords(week) }) : spansWords(day.spans);

/** The restaurants whose hours nobody has entered, with the way to where that is done. */
function UnknownHours({ houses }: { readonly houses: readonly HouseToday[] }) {
  if (houses.length === 0) return null;
  return (
    <div>
      <p className="small">{m.today_unknown()}</p>
      <ul className="form-buttons" aria-label={m.today_unknown()}>
        {houses.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/restaurants/${slug}#openingHours`} className="text-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
