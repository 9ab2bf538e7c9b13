import { createTool, UsageError } from "../command-line.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import type { Filters } from "./lead-filters.ts";
import { list } from "./list.ts";
import { purge } from "./purge.ts";
import { redeliverLeads } from "./redeliver.ts";
import { doubtRestored, settleLead } from "./settle.ts";
import { show } from "./show.ts";

const DESCRIPTION = "The leads: what visitors sent by the contact, event and newsletter forms.";

const MORE = `
The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile. --json and --csv write to the terminal; before another program use
"npm run leads --silent -- …", or npm's own lines come first.

A lead is always in one of these states
  waiting      will be sent to the platform without anybody's help; the reason says why not yet
  delivered    the platform has it, under the platform id
  parked       the platform refused it. Remove the reason, then redeliver
  unknown      sent, but no response came: the platform may have it. Look there, then settle
  quarantined  looks like spam, or was closed as such, and is never sent. If it is none, redeliver it,
               or reopen it at the desk
  unconfirmed  a newsletter sign-up whose link nobody has confirmed; deleted after 48 hours

Days are 2026-11-30, times 2026-11-30T18:00:00Z, both included; an age, 7d or 3m, counts back from
now. Days and times are those of UTC. A beginning of an ID is enough where no other begins so.

Examples
  npm run leads -- list --state parked
  npm run leads -- list --form event --restaurant rubaiyat-rio --since 2026-11-01
  npm run leads -- show 7f9c24e8
  npm run leads -- export --csv --since 2026-11-01 --until 2026-11-30 --to november.csv
  npm run leads -- redeliver --parked --since 7d
  npm run leads -- settle 7f9c24e8 --delivered
  npm run leads -- erase maria@example.com --yes
  npm run leads -- purge --older-than 24m --form newsletter

Exit codes: 0 done · 1 not done: no such lead, --yes is missing, or the database is out of reach
            2 wrong usage
`;

const FILTERS = {
  form: ["--form <form>", "contact, event or newsletter"],
  restaurant: ["--restaurant <slug>", "rubaiyat-rio, a-figueira-rubaiyat, …"],
  state: ["--state <state>", "in this state"],
  email: ["--email <email>", "of this e-mail, in small letters or capitals"],
  since: ["--since <when>", "from that day, time or age on"],
  until: ["--until <when>", "until that day, time or age"],
} as const satisfies Record<keyof Filters, readonly [flags: string, description: string]>;

export const runLeads = createTool("leads", DESCRIPTION, MORE, (program, terminal, run) => {
  const command = (
    usage: string,
    description: string,
    filters: readonly (keyof Filters)[] = [],
  ) => {
    const made = program.command(usage).description(description);
    for (const name of filters) {
      const [flags, meaning] = FILTERS[name];
      made.option(flags, meaning);
    }
    return made;
  };
  const allFilters = Object.keys(FILTERS) as (keyof Filters)[];

  command("list", "which leads are there? The newest 100, newest first", allFilters)
    .option("--limit <number>", "so many")
    .option("--all", "all of them")
    .option("--json", "one array of {id, form, email, state, reason, platformId, score, createdAt}")
    .action((options) => run((database) => list(database, options, terminal)));
  command("show <id>", "one lead, and all that happened to it")
    .option("--json", "for programs")
    .action((id, options) => run((database) => show(database, id, options, terminal)));
  command(
    "export",
    "every field of every lead that fits. It holds personal data: delete it after use",
    allFilters,
  )
    .option("--csv", "for spreadsheets; a cell that would be a formula has a ' before it")
    .option("--json", "for programs")
    .option(
      "--to <file>",
      "into a new file that only you can read; goes on with one that was broken off",
    )
    .action((options) => run((database) => exportLeads(database, options, terminal)));
  command(
    "redeliver [ids...]",
    "send again: parked, quarantined and waiting leads become due now; others are left alone",
    allFilters.filter((name) => name !== "state"),
  )
    .option("--parked", "all parked ones that fit the filters")
    .action((ids, options) => {
      if (ids.length === 0 && !options.parked) {
        throw new UsageError("redeliver needs ID or --parked.");
      }
      return run((database) => redeliverLeads(database, ids, options, terminal));
    });
  command("settle <id>", "decide about an unknown or parked delivery")
    .option("--delivered", "the platform has it after all")
    .option("--resend", "it does not; if it does all the same, it will have it twice")
    .action((id, options) => run((database) => settleLead(database, id, options, terminal)));
  command(
    "restored",
    "the database is restored from a backup: what waits may have been sent since, so it becomes unknown",
  )
    .option("--yes", "do it, before the first start")
    .action((options) => run((database) => doubtRestored(database, options, terminal)));
  command(
    "erase <email>",
    "delete all leads of a person with their history; the platform, mailboxes and backups keep theirs",
  )
    .option("--yes", "do it; else it says what it would delete")
    .action((email, options) => run((database) => erase(database, email, options, terminal)));
  command("purge", "delete old leads with their history", ["form", "restaurant", "state"])
    .option("--older-than <age>", "90d (days), 24m (months) or 2y (years)")
    .option("--yes", "do it; else it says what it would delete")
    .action((options) => run((database) => purge(database, options, terminal)));
});
