/** A deliberate defect, and the test file that must notice it. */
export interface Breakage {
  readonly file: string;
  /** Occurs once in the file, which `tests/architecture/files.test.ts` checks. */
  readonly from: string;
  /** Empty by default. */
  readonly to?: string;
  readonly breaks: string;
  readonly test: string;
  /** Limits the run to matching titles. */
  readonly title?: string;
}

/** Defects that Stryker cannot create: pages in a browser, SQL statements, and the order of processes. */
export const BREAKAGES: readonly Breakage[] = [
  {
    file: "src/site/root.tsx",
    from: "initial-scale=1",
    to: "initial-scale=1, user-scalable=no",
    breaks: "no page can be pinch-zoomed",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt holds",
  },
  {
    file: "src/site/screens/home/home-hero.tsx",
    from: "max-w-[12ch] text-hero",
    to: "whitespace-nowrap text-hero",
    breaks: "home: the title overflows a narrow window",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt holds",
  },
  {
    file: "src/site/screens/home/home-hero.tsx",
    from: '<div className="hero-shade absolute inset-0 -z-10" />',
    breaks: "home: texts on the embers are unreadable",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt holds",
  },
  {
    file: "src/site/layout/header/mobile-menu.tsx",
    from: "aria-label={m.layout_menu_open()}",
    breaks: "header on a phone: the menu button has no name",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt/eventos holds",
  },
  {
    file: "src/site/styles.css",
    from: "  :focus-visible {\n    outline: 2px solid var(--link);",
    to: "  :focus-visible {\n    outline: 0 solid var(--link);",
    breaks: "every page: the focus is invisible",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt/delivery holds",
  },
  {
    file: "src/site/print.css",
    from: "  color: #000 !important;",
    breaks: "every page: gold text on paper",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt/eventos holds",
  },
  {
    file: "src/site/blocks/print-url/print-url.tsx",
    from: 'path.startsWith("/")',
    to: 'path.startsWith("#")',
    breaks: "every page: paper lacks the URL",
    test: "e2e/page-audit/every-screen.e2e.ts",
    title: "/pt/delivery holds",
  },
  {
    file: "src/site/on-intent/bootstrap-contract.ts",
    from: '  rememberLanguage(link.dataset["language"] ?? "");',
    breaks: "a language chosen before React is forgotten",
    test: "src/site/layout/language-switch/language-switch.e2e.ts",
  },
  {
    file: "src/site/layout/language-switch/language-link.tsx",
    from: "useLinkClickHandler<HTMLAnchorElement>(target, { replace: true })",
    to: "useLinkClickHandler<HTMLAnchorElement>(target)",
    breaks: "switching the language adds to the history",
    test: "src/site/layout/language-switch/language-switch.e2e.ts",
  },
  {
    file: "src/site/on-intent/bootstrap.ts",
    from: '  const canOpen = "HTMLDialogElement" in window;',
    to: "  const canOpen = false;",
    breaks: "restaurant: gallery pictures leave the page",
    test: "src/site/screens/restaurant/restaurant.e2e.ts",
  },
  {
    file: "src/site/layout/consent/consent-banner.tsx",
    from: 'data-consent="reject"',
    to: 'data-consent="accept"',
    breaks: "refusing cookies accepts them",
    test: "src/site/layout/consent/consent.e2e.ts",
  },
  {
    file: "src/site/screens/experiences/use-country.ts",
    from: '      after.set("country", name);',
    breaks: "experiences: the chosen country is not in the URL",
    test: "src/site/screens/experiences/experiences.e2e.ts",
  },
  {
    file: "src/site/screens/menu/menu-filter-form.tsx",
    from: "name={name}",
    breaks: "menu: a chosen diet filters nothing",
    test: "src/site/screens/menu/menu.e2e.ts",
  },
  {
    file: "src/site/blocks/lead-form/drafts.ts",
    from: "else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));",
    breaks: "forms: a draft is lost on reload",
    test: "src/site/blocks/lead-form/drafts.e2e.ts",
  },
  {
    file: "src/site/blocks/lead-form/use-lead-form.ts",
    from: "form.current?.querySelector<HTMLElement>(focused)?.focus();",
    breaks: "forms: the focus does not move to the first error",
    test: "src/site/screens/contact/message-form.e2e.ts",
  },
  {
    file: "src/site/layout/header/mobile-menu.tsx",
    from: 'command="close"',
    to: 'command="toggle"',
    breaks: "header on a phone: the menu does not close",
    test: "e2e/journeys/without-javascript.e2e.ts",
  },
  {
    file: "src/desk/pieces/publish-bar.tsx",
    from: "canUndo ? () => undoPublication(before.content) : undefined",
    to: "undefined",
    breaks: "desk: a publication cannot be undone",
    test: "e2e/desk/editors.e2e.ts",
    title: "restaurants: a text",
  },
  {
    file: "src/desk/pieces/draft-store.ts",
    from: 'show({ saving: "unsaved", conflict: conflictWith(current) });',
    to: "adopt(current);",
    breaks: "desk: a second editor overwrites the first",
    test: "src/desk/pieces/draft-store.test.ts",
  },
  {
    file: "src/desk/pieces/conflict-dialog.tsx",
    from: 'values.get(path) === "theirs"',
    to: 'values.get(path) === "mine"',
    breaks: "desk: the version not chosen is saved",
    test: "e2e/desk/editors.e2e.ts",
    title: "restaurants: a text",
  },
  {
    file: "src/jobs/jobs.ts",
    from: "readonly begun: Begun } | undefined> {\n  return orm.transaction(async (transaction) => {",
    to: "readonly begun: Begun } | undefined> {\n  return Promise.resolve(orm).then(async (transaction) => {",
    breaks: "jobs: one is claimed without a lock",
    test: "src/leads/deliver/outbox-simulation.test.ts",
  },
  {
    file: "src/jobs/jobs.ts",
    from: "attempts, lockedAt: NOW,",
    to: "attempts,",
    breaks: "jobs: an attempt begins before anybody knows that it does",
    test: "src/leads/deliver/outbox-simulation.test.ts",
  },
  {
    file: "src/jobs/outcome-writer.ts",
    from: "const trying = keepTrying(job, outcome, failure.error);",
    to: "const trying = Promise.resolve();",
    breaks: "jobs: an outcome is lost with a connection",
    test: "src/leads/deliver/outbox-simulation.test.ts",
  },
  {
    file: "src/jobs/run-jobs.ts",
    from: "expiresAt = performance.now() + staleAfterMs / 6;",
    to: "expiresAt = Infinity;",
    breaks: "jobs: a process looks for claims of dead ones only once",
    test: "src/leads/deliver/outbox-simulation.test.ts",
  },
  {
    file: "src/pdf/sheet.ts",
    from: 'Contents: Object(text.normalize("NFC")) as string',
    to: 'Contents: Object("") as string',
    breaks: "PDFs: a link has no alternative text",
    test: "src/pdf/pdf-ua.test.ts",
  },
  {
    file: "src/database/migrate.ts",
    from: "lock_timeout = 500",
    to: "lock_timeout = 0",
    breaks: "a migration behind a backup blocks all leads",
    test: "src/database/migrate-while-serving.test.ts",
  },
  {
    file: "src/database/migrations/0038_daily-vitals.sql",
    from: 'CREATE TABLE "daily_vitals" (',
    to: 'ALTER TABLE "leads" DROP COLUMN "message";--> statement-breakpoint\nCREATE TABLE "daily_vitals" (',
    breaks: "a migration drops a column that the previous version writes",
    test: "src/database/migrate-while-serving.test.ts",
  },
  {
    file: "src/services/mail/mail.ts",
    from: 'isBegun ? "unknown" : "failed"',
    to: '"unknown"',
    breaks: "answers are given up if the mail server's certificate has expired",
    test: "src/services/mail/mail.test.ts",
  },
  {
    file: "src/content/desk/plans.ts",
    from: "lte(contentDrafts.publishAt, sql`now()`)",
    to: "lte(contentDrafts.publishAt, sql`now() + interval '2 days'`)",
    breaks: "schedule: a version is published early",
    test: "src/content/desk/plans.test.ts",
  },
  {
    file: "src/content/desk/publish-plan.ts",
    from: "      await discardPlan(inner, piece);\n",
    breaks: "schedule: a version is published again and again",
    test: "src/content/desk/plans.test.ts",
  },
  {
    file: "src/content/desk/publish-plan.ts",
    from: "} = await overPublished(transaction, plan, current);",
    to: "} = { content: plan.content, conflicting: undefined };",
    breaks: "schedule: a version reverts later publications",
    test: "src/content/desk/plans.test.ts",
  },
  {
    file: "src/content/desk/drafts.ts",
    from: ".where(and(draftOf(piece), eq(contentDrafts.savedAt, seen)))",
    to: ".where(draftOf(piece))",
    breaks: "drafts: an unseen draft is overwritten",
    test: "src/content/desk/drafts.test.ts",
  },
  {
    file: "src/content/desk/content-routes.ts",
    from: "discard(orm, piece, discardedOf(context))",
    to: "discard(orm, piece)",
    breaks: "drafts and schedules: an unseen one is discarded",
    test: "src/content/desk/drafts.test.ts",
  },
  {
    file: "src/content/store/publish-content.ts",
    from: "const until = to ?? newest - 1n;",
    to: "const until = to ?? newest - 2n;",
    breaks: "undo: two publications are reverted at once",
    test: "src/content/store/content-versions.test.ts",
  },
];
