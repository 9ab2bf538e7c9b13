import { type Command, InvalidArgumentError, Option } from "commander";
import { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import { createTool } from "../command-line.ts";
import { doubtRestored, erase, redeliverLeads, settleLead } from "./decide-leads.ts";
import { exportLeads, list, show } from "./read-leads.ts";

const DESCRIPTION = "The leads: what visitors sent by the contact, event and newsletter forms.";

const MORE = `
The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile. --json and --csv write to the terminal; before another program use
"npm run leads --silent -- …", or npm's own lines come first.

A lead is always in one of these states
  waiting      the server will send it to the platform; the reason says why not yet
  delivered    the platform has it, under the platform id
  parked       the platform refused it. Remove the reason, then redeliver
  unknown      sent, but no response came: the platform may have it. Look there, then settle
  quarantined  looks like spam, or was closed as such, and is never sent. If it is none, redeliver it,
               or reopen it at the desk
  unconfirmed  a newsletter sign-up whose link was not confirmed; deleted after 48 hours

Days are 2026-11-30, times 2026-11-30T18:00:00Z, both included, in UTC. A beginning of an ID is enough
where no other begins so.

Examples
  npm run leads -- list --state parked
  npm run leads -- export --csv --since 2026-11-01 --until 2026-11-30 --to november.csv

Exit codes: 0 done · 1 not done, the message says why · 2 wrong usage
`;

const MOST_LISTED = 1000;

export const runLeads = createTool("leads", DESCRIPTION, MORE, (program, terminal, run) => {
  filtered(program.command("list").description("the newest leads, newest first"))
    .option("--limit <number>", `so many, ${MOST_LISTED} at most`, readLimit, 100)
    .option("--json", "one array of {id, form, email, state, reason, platformId, score, createdAt}")
    .action((options) => run((database) => list(database, options, terminal)));
  program
    .command("show <id>")
    .description("one lead, and all that happened to it")
    .option("--json", "for programs")
    .action((id, options) => run((database) => show(database, id, options, terminal)));
  filtered(program.command("export"))
    .description("every field of every lead that fits. It holds personal data: delete it after use")
    .option("--csv", "for spreadsheets; a cell that would be a formula has a ' before it")
    .option("--json", "for programs")
    .option("--to <file>", "into a new file that only you can read")
    .action((options) => run((database) => exportLeads(database, options, terminal)));
  program
    .command("redeliver [ids...]")
    .description("send again: parked, quarantined and waiting leads become due now")
    .option("--parked", "all parked ones")
    .action((ids, options) => run((database) => redeliverLeads(database, ids, options, terminal)));
  program
    .command("settle <id>")
    .description("decide about an unknown or parked delivery")
    .option("--delivered", "the platform has it after all")
    .option("--resend", "it does not; if it does all the same, it will have it twice")
    .action((id, options) => run((database) => settleLead(database, id, options, terminal)));
  program
    .command("restored")
    .description(
      "after a restore of a backup: what waits may have been sent, so it becomes unknown",
    )
    .option("--yes", "do it, before the first start")
    .action((options) => run((database) => doubtRestored(database, options, terminal)));
  program
    .command("erase <email>")
    .description(
      "delete all leads of a person with their history; the platform, mailboxes and backups keep theirs",
    )
    .option("--yes", "do it; else it says what it would delete")
    .action((email, options) => run((database) => erase(database, email, options, terminal)));
});

function filtered(command: Command): Command {
  return command
    .addOption(new Option("--form <form>", "of this form").choices(LEAD_FORMS))
    .option("--restaurant <slug>", "rubaiyat-rio, a-figueira-rubaiyat, …")
    .addOption(new Option("--state <state>", "in this state").choices(LEAD_STATES))
    .option("--email <email>", "of this e-mail, in small letters or capitals")
    .option("--since <when>", "from that day or time on")
    .option("--until <when>", "until that day or time");
}

function readLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_LISTED) return limit;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_LISTED}.`);
}
