import { useState } from "react";
import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { LONGEST } from "#content/schemas/content-maxima.ts";
import type { Reason, SpecialDays } from "#content/schemas/opening-hours.ts";
import { type DaysChange, daysWithin } from "#content/schemas/special-days.ts";
import type { HouseToday } from "#server/desk/today/today-contract.ts";
import { isFailure } from "#desk/api/call-failure.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchToday, saveDays } from "#desk/api/today-calls.ts";
import { daysChange } from "#desk/hours/days-change.ts";
import { SpanFields } from "#desk/hours/span-fields.tsx";
import { daysWords, rangeWords, reasonName } from "#desk/hours/special-days-words.ts";
import { m } from "#desk/paraglide/messages.js";
import { EMPTY_TEXTS } from "#desk/pieces/field-types.tsx";
import { CheckControl, LineControl, TextsControl } from "#desk/pieces/piece-controls.tsx";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { ChoiceField } from "#desk/ui/field.tsx";
import { groupToday } from "#desk/ui/group-days.ts";
import { Page, Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { LANGUAGES } from "#language/languages.ts";
import { holidayFor, holidaysOfHouses } from "./house-holidays.ts";
import "#desk/pieces/pieces.css";
import "#desk/hours/hours.css";

export const loader = lastKnown(fetchToday);

type Kind = "closed" | "other" | "week";
const REASONS: readonly Reason[] = ["incident", "works", "event", "holiday"];

/** Edits special days of one or several restaurants, which apply once saved, and lists those ahead. */
export function Component() {
  const { houses } = useLoaderData<Awaited<ReturnType<typeof fetchToday>>>();
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useAction(async (changes: readonly DaysChange[]) => {
    try {
      const undo = await saveDays(changes);
      const isGone = changes.every(({ days }) => days.length === 0);
      announce(
        isGone ? m.special_removed() : m.special_saved({ count: changes.length }),
        async () => {
          try {
            await undo();
            announce(m.special_undone());
          } finally {
            await revalidate();
          }
        },
      );
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      announce(m.today_moved());
    }
    await revalidate();
  });
  return (
    <Page title={m.special_title()} lead={m.special_lead()}>
      <FailureNotice failure={failure} />
      <DaysForm houses={houses} isBusy={isBusy} onSave={(changes) => void run(changes)} />
      <DaysAhead houses={houses} isBusy={isBusy} onRemove={(change) => void run([change])} />
    </Page>
  );
}

interface DaysFormProps {
  readonly houses: readonly HouseToday[];
  readonly isBusy: boolean;
  readonly onSave: (changes: readonly DaysChange[]) => void;
}

function DaysForm({ houses, isBusy, onSave }: DaysFormProps) {
  const [query] = useSearchParams();
  const only = query.get("restaurant");
  const today = groupToday();
  const [holidays] = useState(() => holidaysOfHouses(houses, today));
  const first = (only === null && holidays[0]?.date) || today;
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(first);
  const [kind, setKind] = useState<Kind>("closed");
  const [spans, setSpans] = useState<SpecialDays["spans"]>([{ opens: "12:00", closes: "16:00" }]);
  const [reason, setReason] = useState<Reason | null>(null);
  const [notice, setNotice] = useState(EMPTY_TEXTS);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isHoliday = from === to && holidays.some(({ date }) => date === from);
  const isMeant = (house: HouseToday) =>
    only === null ? !isHoliday || holidayFor(house, from) !== undefined : house.slug === only;
  // A user's choice of restaurants stays until the days change.
  const isChosen = (house: HouseToday) => isMeant(house) !== turned.has(house.slug);
  const chosen = houses.filter(isChosen);
  const isRange = from >= today && from <= to;

  function choose(next: string) {
    setFrom(next);
    setTo(next);
    setTurned(new Set());
  }
  function turn({ slug }: HouseToday) {
    const next = new Set(turned);
    if (!next.delete(slug)) next.add(slug);
    setTurned(next);
  }
  function changeOf(house: HouseToday): DaysChange {
    if (kind === "week") return daysChange(house, { from, to, days: [] });
    const holiday = isHoliday ? holidayFor(house, from) : undefined;
    const written = LANGUAGES.some((language) => notice[language] !== "") ? notice : null;
    const day = {
      from,
      to,
      spans: kind === "closed" ? [] : spans,
      reason: reason ?? (holiday === undefined ? null : "holiday"),
      notice: written ?? holiday?.name ?? null,
    } satisfies SpecialDays;
    return daysChange(house, { from, to, days: [day] });
  }

  return (
    <div className="stack">
      <div className="fields">
        <ChoiceField
          name="holiday"
          label={m.calendar_holiday()}
          value={isHoliday ? from : ""}
          choices={[
            ["", m.special_other_day()],
            ...holidays.map(({ date, words }) => [date, words] as const),
          ]}
          onChange={(next) => choose(next === "" ? today : next)}
        />
        <LineControl
          name="from"
          type="date"
          label={m.special_from()}
          value={from}
          onChange={(next) => (next > to ? choose(next) : setFrom(next))}
        />
        <LineControl name="to" type="date" label={m.special_to()} value={to} onChange={setTo} />
        <ChoiceField
          name="kind"
          label={m.special_what()}
          value={kind}
          choices={[
            ["closed", m.hours_closed()],
            ["other", m.hours_other()],
            ["week", m.today_as_week()],
          ]}
          onChange={(next) => setKind(next as Kind)}
        />
        {kind !== "week" && (
          <ChoiceField
            name="reason"
            label={m.special_reason()}
            value={reason ?? ""}
            choices={[
              ["", m.special_no_reason()],
              ...REASONS.map((one) => [one, reasonName(one)] as const),
            ]}
            onChange={(next) => setReason(next === "" ? null : (next as Reason))}
          />
        )}
      </div>
      {kind === "other" && (
        <SpanFields name="spans" label={m.special_what()} spans={spans} onChange={setSpans} />
      )}
      {kind !== "week" && (
        <details>
          <summary className="text-link cursor-pointer py-2.5">{m.special_notice()}</summary>
          <TextsControl
            name="notice"
            label={m.special_notice()}
            hint={m.special_notice_hint()}
            maximum={LONGEST.line}
            value={notice}
            onChange={setNotice}
          />
        </details>
      )}
      <Table
        caption={m.nav_restaurants()}
        rows={houses}
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
            render: ({ specialDays }) =>
              daysWithin(specialDays, from, to)
                .map((days) => `${rangeWords(days)}: ${daysWords(days)}`)
                .join("; ") || "–",
          },
        ]}
      />
      {!isRange && <p className="field-error">{m.special_wrong_days()}</p>}
      <div className="form-buttons">
        <Button
          variant="primary"
          isBusy={isBusy || chosen.length === 0 || !isRange}
          onClick={() => onSave(chosen.map(changeOf))}
        >
          {m.special_save({ count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

interface DaysAheadProps extends Omit<DaysFormProps, "onSave"> {
  readonly onRemove: (change: DaysChange) => void;
}

/** Lists coming special days, soonest first. */
function DaysAhead({ houses, isBusy, onRemove }: DaysAheadProps) {
  const rows = houses
    .flatMap((house) => house.specialDays.map((days) => ({ house, days })))
    .toSorted((one, other) => one.days.from.localeCompare(other.days.from));
  if (rows.length === 0) return null;
  return (
    <Section title={m.special_ahead()}>
      <Table
        caption={m.special_ahead()}
        rows={rows}
        keyOf={({ house, days }) => `${house.slug} ${days.from}`}
        columns={[
          { title: m.counts_day(), isHead: true, render: ({ days }) => rangeWords(days) },
          { title: m.column_restaurant(), render: ({ house }) => house.name },
          { title: m.special_what(), render: ({ days }) => daysWords(days) },
        ]}
        renderActions={({ house, days }) => (
          <Button
            variant="quiet"
            about={`${house.name}, ${rangeWords(days)}`}
            isBusy={isBusy}
            onClick={() => onRemove(daysChange(house, { from: days.from, to: days.to, days: [] }))}
          >
            {m.remove()}
          </Button>
        )}
      />
    </Section>
  );
}
