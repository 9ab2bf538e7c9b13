export const HELP = `What visitors do on the site, in daily totals: reserve clicks per restaurant, calls, menus and so on.

  npm run insights -- [--from DAY] [--to DAY] [--restaurant SLUG] [--json]

Without days it is the last thirty; days are 2026-11-30, both included, by the clock of São Paulo.
--json prints one array of {day, event, restaurant, language, count}; before another program use
"npm run insights --silent -- --json", or npm's own lines come first.

The database is the one at DATABASE_URL, else the embedded one in DATA_DIR (default ./.data); the
server may run meanwhile.

Columns
  reserve     links to the booking service, or to the form with the restaurant chosen
  call        phone numbers            directions  the way on a map
  menu        menus (PDF)              media kit   media kits of event venues
  lead        forms that were stored as a new lead (repeats and suspected spam left out)
  share       articles shared          country     country chosen for the prices
  cookies yes, no, some   answers to the cookie banner

Counted without cookies and without keeping anything about the visitor, so also for those who
refuse cookies. Clicks count where the browser runs script; leads always. Known robots are left out.

Examples
  npm run insights
  npm run insights -- --from 2026-11-01 --to 2026-11-30
  npm run insights -- --restaurant rubaiyat-rio --from 2026-01-01

Exit codes: 0 done · 1 the database is out of reach · 2 wrong usage
`;
