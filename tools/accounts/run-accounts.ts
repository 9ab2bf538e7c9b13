import { z } from "zod";
import { endSessions, listAccounts, removeAccount } from "#accounts/accounts.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import type { MailInvitation } from "#accounts/invitation-mail.ts";
import { createInvitation, invitationLink, listInvitations } from "#accounts/invitations.ts";
import { DESK_LANGUAGES, type DeskLanguage, type Role, ROLES } from "#accounts/contract.ts";
import type { Database } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { createTool, type Terminal, UsageError } from "../command-line.ts";
import { table } from "../table.ts";

const DESCRIPTION = "Manages the staff's accounts for the desk at /desk (DESK_SECRET turns it on).";

const MORE = `
The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile. Links begin with SITE_URL.

Roles
  administrator  everything, and the accounts
  manager        everything but the accounts
  editor         content
  restaurant     content and leads of its own restaurants (--restaurants)
  lead-reader    reads leads

An invitation is valid once, for 48 hours, and replaces an older one for the same e-mail. With an
existing account it allows to enrol again (a lost passkey) and sets role and restaurants.

Examples
  npm run accounts -- invite maria@example.com --role administrator
  npm run accounts -- invite rio@example.com --role restaurant --restaurants rubaiyat-rio
  npm run accounts -- end-sessions maria@example.com

Exit codes: 0 done · 1 failed: unknown account or last administrator · 2 wrong usage
`;

const ACTOR = "npm run accounts";

interface Surroundings {
  readonly siteUrl: string;
  readonly mailInvitation: MailInvitation;
}

export const accountsTool = (surroundings: (terminal: Terminal) => Surroundings) =>
  createTool("accounts", DESCRIPTION, MORE, (program, terminal, run) => {
    program
      .command("invite <email>")
      .description("print an invitation link, and mail it if SMTP_URL is set")
      .option("--role <role>", `${ROLES.join(", ")}`, "editor")
      .option("--restaurants <slugs>", "for the role restaurant, separated by commas", "")
      .option("--language <language>", "of mail and desk: pt, en or es", "pt")
      .action((email: string, options: Record<"role" | "restaurants" | "language", string>) => {
        const request = {
          email: readEmail(email),
          role: readOneOf<Role>("--role", ROLES, options.role),
          language: readOneOf<DeskLanguage>("--language", DESK_LANGUAGES, options.language),
          restaurants: options.restaurants.split(",").flatMap((slug) => slug.trim() || []),
        };
        if ((request.role === "restaurant") !== request.restaurants.length > 0) {
          throw new UsageError("--restaurants requires --role restaurant.");
        }
        return run(async (database) => {
          const { orm } = database;
          const known = await readItems(orm, "restaurants");
          const slugs = known.map(({ slug }) => slug);
          const unknown = request.restaurants.filter((slug) => !slugs.includes(slug));
          if (unknown.length > 0) {
            throw new UsageError(`Unknown: ${unknown.join(", ")}. Known: ${slugs.join(", ")}.`);
          }
          const { siteUrl, mailInvitation } = surroundings(terminal);
          const { invitation, token } = await createInvitation(orm, request, ACTOR);
          const link = invitationLink(siteUrl, token);
          const isMailed = await mailInvitation(invitation, link, request.language);
          terminal.writeOut(`${link}\n`);
          const mailed = isMailed ? "It was mailed too. " : "";
          terminal.writeErr(`${mailed}Valid until ${invitation.expiresAt}, shown this once.\n`);
        });
      });
    program
      .command("list")
      .description("list accounts and open invitations")
      .action(() =>
        run(async ({ orm }) => {
          const accounts = (await listAccounts(orm)).map((one) => [
            one.email,
            one.name,
            [one.role, ...one.restaurants].join(" "),
            one.isEnrolled ? (one.lastUsedAt ?? "never used") : "not enrolled",
          ]);
          const invited = (await listInvitations(orm)).map((one) => [
            one.email,
            "",
            [one.role, ...one.restaurants].join(" "),
            `invited until ${one.expiresAt}`,
          ]);
          const rows = [...accounts, ...invited];
          const shown = table(["EMAIL", "NAME", "ROLE", "LAST USED"], rows);
          terminal.writeOut(rows.length === 0 ? "No accounts.\n" : `${shown}\n`);
        }),
      );
    program
      .command("remove <email>")
      .description("remove an account and its sessions, except the last administrator")
      .action((email: string) =>
        run(async (database) => {
          const { id } = await accountOf(database, email);
          await removeAccount(database.orm, id, ACTOR);
          terminal.writeOut(`${email} is removed.\n`);
        }).catch((error: unknown) => {
          if (!(error instanceof DeskProblem)) throw error;
          throw new Error("This is the last administrator: enrol another one first.");
        }),
      );
    program
      .command("end-sessions [email]")
      .description("end an account's sessions, or all sessions without an e-mail")
      .action((email: string | undefined) =>
        run(async (database) => {
          const account = email === undefined ? undefined : await accountOf(database, email);
          const ended = await endSessions(database.orm, account?.id, ACTOR);
          terminal.writeOut(`Sessions ended: ${ended}.\n`);
        }),
      );
  });

async function accountOf({ orm }: Database, email: string) {
  const account = (await listAccounts(orm)).find((one) => one.email === email.toLowerCase());
  if (account !== undefined) return account;
  throw new Error(`No account of ${email}.`);
}

function readEmail(typed: string): string {
  if (z.email().safeParse(typed).success) return typed;
  throw new UsageError(`${typed} is not an e-mail address.`);
}

function readOneOf<T extends string>(flag: string, known: readonly T[], typed: string): T {
  const found = known.find((one) => one === typed);
  if (found === undefined) throw new UsageError(`${flag} must be one of ${known.join(", ")}.`);
  return found;
}
