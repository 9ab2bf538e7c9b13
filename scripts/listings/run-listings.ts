import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Argument } from "commander";
import { readEnvironment } from "#configuration/environment.server.ts";
import {
  checkListing,
  listingServices,
  ownListings,
  writeListing,
} from "#desk/server/listings/check-listing.ts";
import { listingFiles } from "#desk/server/listings/listing-files.ts";
import type { OwnListing } from "#desk/server/listings/own-listing.ts";
import { type ListingCheck, WRITTEN_PARTS, type WrittenPart } from "#desk/listings-contract.ts";
import type { GoogleBusinessOptions } from "#external-services/google-business/google-business.settings.ts";
import { recordAudit } from "#desk/server/audit.ts";
import { createTool, NotDoneError, type Terminal, UsageError } from "../command-line.ts";
import { harmless } from "../leads/table.ts";

const DESCRIPTION = "Compares what Google says of the restaurants with what this site says.";

const MORE = `
A restaurant is the location of the account whose store code is its slug. Without the credentials of Google
Business Profile (GOOGLE_BUSINESS_… in .env.example) "check" writes, instead, a file for Google's bulk upload and one
for Apple's listings for each restaurant, with what is known. "write" needs GOOGLE_BUSINESS_WRITE=on.

Examples
  npm run listings -- check
  npm run listings -- check --json
  npm run listings -- files --folder listings
  npm run listings -- write rubaiyat-rio hours

Exit codes: 0 all is the same, or done · 1 something differs, or could not be read · 2 wrong usage
`;

interface Settings {
  readonly siteUrl: string;
  readonly google: GoogleBusinessOptions;
}

function settingsOfProcess(): Settings {
  const { siteUrl, googleBusiness } = readEnvironment();
  return { siteUrl, google: googleBusiness };
}

export const listingsTool = (readSettings = settingsOfProcess) =>
  createTool("listings", DESCRIPTION, MORE, (program, terminal, withDatabase) => {
    const folder = ["--folder <folder>", "where the files go", "listings"] as const;

    program
      .command("check")
      .description("what differs")
      .option("--json", "one array of {restaurant, problem, differences}")
      .option(...folder)
      .action(async (options: { readonly json?: boolean; readonly folder: string }) => {
        const { siteUrl, google: settings } = readSettings();
        const { google, mayWrite } = listingServices(settings);
        const own = await withDatabase(({ orm }) => ownListings(orm, siteUrl));
        if (google === undefined) {
          terminal.writeErr("Google is not asked: its credentials are not set (.env.example).\n");
          return writeFiles(own, siteUrl, options.folder, terminal);
        }
        const checks: (ListingCheck & { restaurant: string })[] = [];
        for (const one of own) {
          const check = await checkListing(google, mayWrite, one);
          checks.push({ restaurant: one.restaurant.slug, ...check });
        }
        terminal.writeOut(
          options.json ? `${JSON.stringify(checks, null, 2)}\n` : checks.map(written).join(""),
        );
        if (checks.some((one) => one.problem !== null || one.differences.length > 0)) {
          throw new NotDoneError();
        }
      });

    program
      .command("files")
      .description("the files for Google and Apple, whatever the settings say")
      .option(...folder)
      .action(async (options: { readonly folder: string }) => {
        const { siteUrl } = readSettings();
        const own = await withDatabase(({ orm }) => ownListings(orm, siteUrl));
        await writeFiles(own, siteUrl, options.folder, terminal);
      });

    program
      .command("write")
      .description("writes one part of one restaurant to Google, as the site has it")
      .argument("<restaurant>", "its slug")
      .addArgument(new Argument("<part>", "what is written").choices(WRITTEN_PARTS))
      .action(async (slug: string, part: WrittenPart) => {
        const { siteUrl, google: settings } = readSettings();
        const { google, mayWrite } = listingServices(settings);
        if (google === undefined || !mayWrite) {
          throw new UsageError(
            "Nothing is written: GOOGLE_BUSINESS_WRITE is not on (.env.example).",
          );
        }
        const check = await withDatabase(async ({ orm }) => {
          const [one] = await ownListings(orm, siteUrl, slug);
          if (one === undefined) throw new UsageError(`No restaurant is called ${slug}.`);
          const details = { slug, kind: "restaurants", field: part };
          await recordAudit(orm, {
            actor: "npm run listings",
            action: "listings.written",
            details,
          });
          return writeListing(google, one, part);
        });
        terminal.writeOut(written({ restaurant: slug, ...check }));
        const isThere = !check.differences.some((one) => one.part === part);
        if (check.problem !== null || !isThere) throw new NotDoneError();
      });
  });

async function writeFiles(
  own: readonly OwnListing[],
  siteUrl: string,
  folder: string,
  terminal: Terminal,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, text } of own.flatMap((one) => listingFiles(one, siteUrl))) {
    const path = join(folder, name);
    await writeFile(path, text);
    terminal.writeOut(`${path}\n`);
  }
}

function written({
  restaurant,
  problem,
  differences,
}: ListingCheck & { readonly restaurant: string }): string {
  const said = (value: string | null) => (value === null ? "nothing" : value || "closed");
  const lines = differences.map(({ part, of, google, here }) => {
    const what = [part, of].filter((word) => word !== "").join(" ");
    return `  ${harmless(`${what}: Google ${said(google)} · here ${said(here)}`)}`;
  });
  const state = problem ?? (differences.length === 0 ? "the same" : `${differences.length} differ`);
  return `${[`${restaurant}: ${state}`, ...lines].join("\n")}\n`;
}
