import { EVENT_NAMES, type EventName } from "#api/insights/tracked-events.ts";
import { readDailyEvents } from "#api/insights/insights.queries.ts";
import type { Database } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { table } from "../leads/table.ts";
import type { Terminal } from "../leads/terminal.ts";
import { UsageError } from "../command-line.ts";
import { readArguments, type Request } from "./arguments.ts";
import { HELP } from "./help.ts";

type DailyEvent = Awaited<ReturnType<typeof readDailyEvents>>[number];

const HEADS: Readonly<Record<EventName, string>> = {
  reserve_click: "RESERVE",
  call_click: "CALL",
  directions_click: "DIRECTIONS",
  menu_view: "MENU",
  media_kit_click: "MEDIA KIT",
  generate_lead: "LEAD",
  share: "SHARE",
  select_country: "COUNTRY",
  consent_accept: "COOKIES YES",
  consent_reject: "NO",
  consent_choose: "SOME",
};

/**
 * Runs one command line of `npm run insights` and answers its exit code: 0 done, 1 not done, 2
 * wrong usage. The database is opened when the command line makes sense, and closed at the end.
 */
export async function runInsights(
  args: readonly string[],
  openDatabase: () => Promise<Database>,
  { say, complain }: Terminal,
): Promise<number> {
  try {
    const request = readArguments(args, todayInSaoPaulo());
    if (request.isHelp) {
      say(HELP);
      return 0;
    }
    const database = await openDatabase();
    try {
      await migrateDatabase(database, async () => {});
      say(written(await readDailyEvents(database, request), request));
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    complain("\nnpm run insights -- --help explains it.\n");
    return 2;
  }
}

function todayInSaoPaulo(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(new Date());
}

function written(found: readonly DailyEvent[], { isJson, from, to, restaurant }: Request): string {
  if (isJson) return `${JSON.stringify(found, null, 2)}\n`;
  const title = `${from} to ${to}${restaurant === undefined ? "" : `, ${restaurant}`}\n`;
  if (found.length === 0) return `${title}\nNothing was counted.\n`;
  const byRestaurant = totals("RESTAURANT", found, ({ restaurant: slug }) =>
    slug === "" ? "(none)" : slug,
  );
  return `${title}\n${byRestaurant}\n\n${totals("DAY", found, ({ day }) => day)}\n`;
}

/** One line for each name, one column for each event that happened, and their sums. */
function totals(head: string, found: readonly DailyEvent[], nameOf: (one: DailyEvent) => string) {
  const events = EVENT_NAMES.filter((event) => found.some((one) => one.event === event));
  const names = [...new Set(found.map(nameOf))].toSorted();
  const row = (label: string, rows: readonly DailyEvent[]) => [
    label,
    ...events.map((event) => String(sum(rows.filter((one) => one.event === event)))),
  ];
  return table(
    [head, ...events.map((event) => HEADS[event])],
    [
      ...names.map((name) =>
        row(
          name,
          found.filter((one) => nameOf(one) === name),
        ),
      ),
      row("TOTAL", found),
    ],
  );
}

function sum(rows: readonly DailyEvent[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
