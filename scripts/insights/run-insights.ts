import { EVENT_NAMES, type EventName } from "#api/insights/tracked-events.ts";
import { readDailyEvents } from "#api/insights/insights.queries.ts";
import { table } from "../leads/table.ts";
import { createTool } from "../command-line.ts";
import { type Options, readOptions, type Request } from "./arguments.ts";

type DailyEvent = Awaited<ReturnType<typeof readDailyEvents>>[number];

const HEADS: Readonly<Record<EventName, string>> = {
  reserve_click: "RESERVE",
  call_click: "CALL",
  whatsapp_click: "WHATSAPP",
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

const DESCRIPTION =
  "What visitors do on the site, in daily totals: reserve clicks per restaurant, calls, menus and so on.";

const MORE = `
Without days it is the last thirty; days are 2026-11-30, both included, by the clock of São Paulo.
The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile.

Columns
  reserve     links to the booking service, or to the form with the restaurant chosen
  call        phone numbers            whatsapp    chats with a restaurant
  directions  the way on a map
  menu        menus (PDF)              media kit   media kits of event venues
  lead        forms that were stored as a new lead (repeats and suspected spam left out)
  share       articles shared          country     country chosen for the prices
  cookies yes, no, some   choices in the cookie banner

Counted without cookies and without keeping anything about the visitor, so also for those who
refuse cookies. Clicks count where the browser runs script; leads always. Known robots are left out.

Examples
  npm run insights
  npm run insights -- --from 2026-11-01 --to 2026-11-30
  npm run insights -- --restaurant rubaiyat-rio --from 2026-01-01

Exit codes: 0 done · 1 the database is out of reach · 2 wrong usage
`;

export const runInsights = createTool(
  "insights",
  DESCRIPTION,
  MORE,
  (program, terminal, withDatabase) => {
    program
      .option("--from <day>", "the first day")
      .option("--to <day>", "the last day")
      .option("--restaurant <slug>", "of this restaurant alone")
      .option(
        "--json",
        'one array of {day, event, restaurant, language, count}; before another program use "npm run insights --silent -- --json"',
      )
      .action(async (options: Options) => {
        const request = readOptions(options, todayInSaoPaulo());
        await withDatabase(async (database) => {
          terminal.writeOut(written(await readDailyEvents(database, request), request));
        });
      });
  },
);

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
