import { type Command, InvalidArgumentError, Option } from "commander";
import { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import { createTool } from "../command-line.ts";
import { doubtRestored, erase, redeliverLeads, settleLead } from "./decide-leads.ts";
import { exportLeads, list, show } from "./read-leads.ts";

const DESCRIPTION = "Manages leads: posts of the contact, event and newsletter forms.";

const MORE = `
The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile. --json and --csv write to the terminal; in a pipe, use
"npm run leads --silent -- …" to suppress npm's own lines.

States of a lead
  waiting      to be sent to the platform; the reason says why it is not yet sent
  delivered    stored at the platform under the platform id
  parked       refused by the platform. Fix the reason, then redeliver
  unknown      sent without a response: the platform may have it. Look there, then settle
  quarantined  probable spam, or closed as spam; never sent. If it is genuine, redeliver it or
               reopen it at the desk
  unconfirmed  a newsletter sign-up with an unconfirmed link; deleted after 48 hours

Days are 2026-11-30, times 2026-11-30T18:00:00Z, inclusive, in UTC. A unique prefix of an ID
suffices.

Examples
  npm run leads -- list --state parked
  npm run leads -- export --csv --since 2026-11-01 --until 2026-11-30 --to november.csv

Exit codes: 0 done · 1 failed, with the reason · 2 wrong usage
`;

const MOST_LISTED = 1000;

export const runLeads = createTool("leads", DESCRIPTION, MORE, (program, terminal, run) => {
  filtered(program.command("list").description("list leads, newest first"))
    .option("--limit <number>", `at most ${MOST_LISTED}`, readLimit, 100)
    .option("--json", "an array of {id, form, email, state, reason, platformId, score, createdAt}")
    .action((options) => run((database) => list(database, options, terminal)));
  program
    .command("show <id>")
    .description("show a lead with its history")
    .option("--json", "for programs")
    .action((id, options) => run((database) => show(database, id, options, terminal)));
  filtered(program.command("export"))
    .description("write every field of matching leads. Personal data: delete the file after use")
    .option("--csv", "for spreadsheets; a ' precedes cells that would be formulas")
    .option("--json", "for programs")
    .option("--to <file>", "a new private file")
    .action((options) => run((database) => exportLeads(database, options, terminal)));
  program
    .command("redeliver [ids...]")
    .description("send parked, quarantined and waiting leads now")
    .option("--parked", "all parked leads")
    .action((ids, options) => run((database) => redeliverLeads(database, ids, options, terminal)));
  program
    .command("settle <id>")
    .description("decide an unknown or parked delivery")
    .option("--delivered", "the platform has it")
    .option("--resend", "the platform does not have it (otherwise it will be there twice)")
    .action((id, options) => run((database) => settleLead(database, id, options, terminal)));
  program
    .command("restored")
    .description(
      "after restoring a backup: mark waiting leads as unknown, because they may have been sent",
    )
    .option("--yes", "confirm; run it before the first start")
    .action((options) => run((database) => doubtRestored(database, options, terminal)));
  program
    .command("erase <email>")
    .description(
      "delete a person's leads and their history, but not at the platform, in mailboxes and backups",
    )
    .option("--yes", "confirm; otherwise only print what would be deleted")
    .action((email, options) => run((database) => erase(database, email, options, terminal)));
});

function filtered(command: Command): Command {
  return command
    .addOption(new Option("--form <form>", "by form").choices(LEAD_FORMS))
    .option("--restaurant <slug>", "rubaiyat-rio, a-figueira-rubaiyat, …")
    .addOption(new Option("--state <state>", "by state").choices(LEAD_STATES))
    .option("--email <email>", "by e-mail, case-insensitive")
    .option("--since <when>", "from this day or time")
    .option("--until <when>", "until this day or time");
}

function readLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_LISTED) return limit;
  throw new InvalidArgumentError(`must be a whole number from 1 to ${MOST_LISTED}.`);
}
