import { InvalidArgumentError } from "commander";
import { loadSiteSettings } from "#api/site-settings/load-site-settings.server.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import { readSettingsInForce } from "#api/site-settings/site-settings.queries.ts";
import { readEnvironment } from "#configuration/environment.server.ts";
import { exportContent } from "#database/publish-content.ts";
import { createTool, NotDoneError, type Terminal } from "../command-line.ts";
import { harmless, table } from "../leads/table.ts";
import { isPublicIp } from "#external-services/country-lookup/ip-lookup.ts";
import { type ContentLink, contentLinks } from "#desk/server/links/content-links.ts";
import { storeLinkReport } from "#desk/server/links/link-report.ts";
import { type LinkCheck, checkLinks } from "#external-services/links/check-link.ts";

const DESCRIPTION =
  "Asks every booking link, menu link, media kit, order link and social link whether it still leads somewhere.";

const MORE = `
Links of active restaurants come from the database (DATABASE_URL, else the embedded one in
DATA_DIR), the others from SITE_CONFIG and what was set at the desk; the server may run meanwhile. Each URL is asked once, by HEAD
and, where that is refused, by GET; redirects are followed. Links to this machine or a private
network are refused, also behind a redirect. The report is stored for the desk. Paths on this site are asked at SITE_URL.

Examples
  npm run links
  npm run links --silent -- --json
  0 6 * * 1  cd /srv/site && npm run links --silent || mail -s "Dead links" web@example.com

Exit codes: 0 all lead somewhere · 1 some do not, or the database is out of reach · 2 wrong usage
`;

const TIMEOUT_SECONDS = 10;

interface Options {
  readonly json?: boolean;
  readonly timeout: number;
}

type CheckedLink = ContentLink & LinkCheck;

/** `isAllowedIp` says which IPs may be asked. */
export const linksTool = ({ isAllowedIp = isPublicIp, readSettings = readEnvironment } = {}) =>
  createTool("links", DESCRIPTION, MORE, (program, terminal, withDatabase) => {
    program
      .option("--json", "one array of {owner, editor, kind, field, url, isOk, detail}")
      .option("--timeout <seconds>", "for each request", readSeconds, TIMEOUT_SECONDS)
      .action(async ({ json = false, timeout }: Options) => {
        const { siteUrl, siteConfig } = readSettings();
        const file = await readSettingsFile(siteConfig, terminal);
        const checked = await withDatabase(async (database) => {
          const linked = await readSettingsInForce(database.orm, file);
          const links = contentLinks(await exportContent(database), linked, siteUrl);
          const done = await checkLinks(links, { timeoutMs: timeout * 1000, isAllowedIp });
          // The desk shows it.
          await storeLinkReport(database.orm, done);
          return done;
        });
        terminal.writeOut(json ? `${JSON.stringify(checked, null, 2)}\n` : written(checked));
        if (checked.some(({ isOk }) => !isOk)) throw new NotDoneError();
      });
  });

async function readSettingsFile(siteConfig: string, terminal: Terminal): Promise<SiteSettings> {
  const tell = (fields: unknown, message?: string) =>
    terminal.writeErr(`${message}: ${JSON.stringify(fields)}\n`);
  const settings = await loadSiteSettings(siteConfig, { info: tell, warn: tell, error: tell });
  // Without its links the report would look whole and not be.
  if (settings === undefined) throw new NotDoneError();
  return settings;
}

function written(checked: readonly CheckedLink[]): string {
  const dead = checked.filter(({ isOk }) => !isOk);
  const total = `${checked.length} links asked, ${dead.length} dead.\n`;
  if (checked.length === 0) return total;
  const rows = checked
    .toSorted((one, other) => Number(one.isOk) - Number(other.isOk))
    .map(({ isOk, owner, kind, detail }) => [isOk ? "ok" : "DEAD", owner, kind, detail]);
  // Whole, so that they can be followed; the table cuts what is long.
  const urls = dead.map(({ url, detail }) => `${harmless(url)}\n  ${harmless(detail)}\n`);
  return `${table(["", "OWNER", "LINK", "RESPONSE"], rows)}\n\n${urls.join("")}${total}`;
}

function readSeconds(value: string): number {
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 120) return seconds;
  throw new InvalidArgumentError("It is a whole number from 1 to 120.");
}
