import { deskLanguage, inUnit, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import {
  type MeasuredVisits,
  VITAL_GOALS,
  type VitalValue,
} from "#server/desk/today/today-contract.ts";
import { countryName } from "#language/countries.ts";
import { SCREENS } from "#language/screens.ts";

type Vital = keyof MeasuredVisits["values"];
const GOALS: { readonly [V in Vital]?: number } = VITAL_GOALS;
const TITLES: Readonly<Record<Vital, () => string>> = {
  lcp: m.speed_paint,
  inp: m.speed_answer,
  cls: m.speed_shift,
};

/** Measured page speed: all, by device and country, and by first page. */
export function VisitSpeedSection({ visits }: { readonly visits: readonly MeasuredVisits[] }) {
  const ofScreens = visits.filter(({ screen }) => screen !== null);
  const others = visits.filter(({ screen }) => screen === null);
  const most = (rows: readonly MeasuredVisits[]) =>
    rows.toSorted((one, other) => other.visits - one.visits);
  const rows = [
    ...others.filter(({ device, country }) => device === null && country === null),
    ...most(others.filter(({ device }) => device !== null)),
    ...most(others.filter(({ country }) => country !== null)),
  ];
  return (
    <Section title={m.speed_title()}>
      <p className="small">
        {m.speed_hint({
          paint: inWords("lcp", VITAL_GOALS.lcp),
          answer: inWords("inp", VITAL_GOALS.inp),
        })}
      </p>
      {rows.length === 0 ? (
        <p>{m.speed_none()}</p>
      ) : (
        <>
          <SpeedTable caption={m.speed_title()} head={m.speed_visits_of()} rows={rows} />
          <details className="folded">
            <summary>{m.speed_by_screen()}</summary>
            <SpeedTable
              caption={m.speed_by_screen()}
              head={m.speed_screen()}
              rows={most(ofScreens)}
            />
          </details>
        </>
      )}
    </Section>
  );
}

interface SpeedTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly MeasuredVisits[];
}

function SpeedTable({ caption, head, rows }: SpeedTableProps) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={nameOf}
      columns={[
        { title: head, isHead: true, render: nameOf },
        { title: m.speed_measured(), render: ({ visits }) => numberInWords(visits) },
        ...(["lcp", "inp", "cls"] as const).map((vital) => ({
          title: TITLES[vital](),
          render: ({ values }: MeasuredVisits) => measured(vital, values[vital]),
        })),
      ]}
    />
  );
}

/** "All", "Phones and tablets", "Chile", "/restaurantes/…/…". */
function nameOf({ device, country, screen }: MeasuredVisits): string {
  if (screen !== null) return `/${SCREENS[screen].slugs[deskLanguage()]}`.replaceAll(/:\w+/g, "…");
  if (device !== null) return device === "phone" ? m.speed_phones() : m.speed_desktops();
  if (country !== null)
    return country === "" ? m.speed_elsewhere() : countryName(country, deskLanguage());
  return m.speed_all();
}

/** Returns "≤ 1,2 s", with a note beyond the goal. */
function measured(vital: Vital, found: VitalValue | undefined): string {
  if (found === undefined) return "–";
  const { value, isAbove } = found;
  const words = `${isAbove ? ">" : "≤"} ${inWords(vital, value)}`;
  const goal = GOALS[vital];
  const isMissed = goal !== undefined && (isAbove || value > goal);
  return isMissed ? m.speed_missed({ value: words }) : words;
}

function inWords(vital: Vital, value: number): string {
  if (vital === "lcp") return inUnit(value / 1000, "second");
  return vital === "inp" ? inUnit(value, "millisecond") : numberInWords(value);
}
