export const HELP = `The leads: what visitors sent by the contact, event and newsletter forms.

  npm run leads -- list      [filters] [--limit N|--all] [--json]   which leads are there?
  npm run leads -- show ID   [--json]                     one lead, and all that happened to it
  npm run leads -- export    [filters] --csv|--json [--to FILE]
  npm run leads -- redeliver ID...|--parked [filters]     send again
  npm run leads -- settle ID --delivered|--resend         decide about an unknown delivery
  npm run leads -- erase EMAIL [--yes]                    delete all leads of a person
  npm run leads -- purge --older-than 24m [filters] [--yes]   delete old leads

The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile. --json and --csv write to the terminal; before another program use
"npm run leads --silent -- …", or npm's own lines come first.

A lead is always in one of these states
  waiting      will be sent to the platform without anybody's help; the reason says why not yet
  delivered    the platform has it, under the platform id
  parked       the platform refused it. Remove the reason, then redeliver
  unknown      sent, but no answer came: the platform may have it. Look there, then settle
  quarantined  looks like spam and is never sent. If it is none, redeliver it

Filters
  --form contact|event|newsletter
  --restaurant SLUG            rubaiyat-rio, a-figueira-rubaiyat, …
  --state STATE
  --email ADDRESS         in small letters or capitals
  --since, --until DAY    2026-11-30 or 2026-11-30T18:00:00Z, both included; an age, 7d or 3m,
                          counts back from now. Days and times are those of UTC
  redeliver --parked has all but --state; purge has --form, --restaurant and --state.

What the commands do
  list       the newest 100, newest first; --limit or --all for more. --json prints one array of
             {id, form, email, state, reason, platformId, score, createdAt}.
  show       a beginning of the ID is enough where no other lead begins so (everywhere).
  export     every field of every lead that fits. The CSV has a header line, commas, and a mark
             of UTF-8 at the beginning, for spreadsheets; a cell that a spreadsheet would take
             for a formula has a ' before it, phone numbers with + among them. --to writes a
             file that only you can read. It holds personal data: delete it after use.
  redeliver  makes leads waiting and due now: parked, quarantined and waiting ones.
             --parked means all parked ones (that fit the filters). A running server sends them
             within seconds. Delivered and unknown leads are left alone.
  settle     --delivered: the platform has it after all. --resend: it does not; if it does all
             the same, it will have it twice. For unknown leads, and for parked ones.
  erase      all leads of this address with their history, for a person who asks for it. Says
             what it would delete; only with --yes it does. It cannot be undone. The platform,
             the mailboxes and the backups have copies of their own.
  purge      the same for leads older than 90d (days), 24m (months) or 2y (years).

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
