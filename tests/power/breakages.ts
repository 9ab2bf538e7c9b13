/** One deliberate breakage of the product, and the test file that must notice it. */
export interface Breakage {
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  /** Nothing, where it is only taken away. */
  readonly to?: string;
  readonly breaks: string;
  readonly test: string;
  /** The titles of its tests that are run; all, where nothing is said. */
  readonly title?: string;
}

const SITE = "src/site";
const DESK = "src/desk/client";
const DELIVERY = "src/leads/deliver";
const HISTORIES = `${DELIVERY}/outbox-histories.test.ts`;
const MIGRATE = "src/database/migrate-while-serving.test.ts";
const CONTENT = "src/desk/server/content";
const CONTENT_HISTORIES = `${CONTENT}/content-histories.test.ts`;
const VISIT = "tests/visit/every-screen.e2e.ts";

const noticedBy = (test: string, breakages: readonly Omit<Breakage, "test">[]) =>
  breakages.map((breakage) => ({ ...breakage, test }));

// `git grep` finds what a breakage replaces; a change of that line changes it here too.
export const BREAKAGES: readonly Breakage[] = [
  ...noticedBy(VISIT, [
    {
      file: `${SITE}/root.tsx`,
      from: "initial-scale=1",
      to: "initial-scale=1, user-scalable=no",
      breaks: "no page can be zoomed with two fingers",
      title: "/pt holds",
    },
    {
      file: `${SITE}/screens/home/home-hero.tsx`,
      from: "max-w-[12ch] text-hero",
      to: "whitespace-nowrap text-hero",
      breaks: "home: the title runs out of a narrow window",
      title: "/pt holds",
    },
    {
      file: `${SITE}/screens/home/home-hero.tsx`,
      from: '<div className="hero-shade absolute inset-0 -z-10" />',
      breaks: "home: words on the embers cannot be read",
      title: "/pt holds",
    },
    {
      file: `${SITE}/screens/contact/contact.screen.tsx`,
      from: '<h2 id="restaurants" className="text-heading">\n            {m.contact_restaurants_title()}\n          </h2>',
      to: '<h5 id="restaurants" className="text-heading">\n            {m.contact_restaurants_title()}\n          </h5>',
      breaks: "contact: headings skip levels",
      title: "/pt/contato holds",
    },
    {
      file: `${SITE}/layout/header/mobile-menu.tsx`,
      from: "aria-label={m.layout_menu_open()}",
      breaks: "header on a phone: the button of the menu has no name",
      title: "/pt/eventos holds",
    },
    {
      file: `${SITE}/styles.css`,
      from: "  :focus-visible {\n    outline: 2px solid var(--link);",
      to: "  :focus-visible {\n    outline: 0 solid var(--link);",
      breaks: "every page: the focus is not drawn",
      title: "/pt/delivery holds",
    },
    {
      file: `${SITE}/print.css`,
      from: "  color: #000 !important;",
      breaks: "every page: gold words on paper",
      title: "/pt/eventos holds",
    },
    {
      file: `${SITE}/blocks/print-url/print-url.tsx`,
      from: 'path.startsWith("/")',
      to: 'path.startsWith("#")',
      breaks: "every page: paper does not say where it is on the web",
      title: "/pt/delivery holds",
    },
  ]),
  {
    file: `${SITE}/bootstrap/bootstrap.ts`,
    from: '  rememberLanguage(link.dataset["language"] ?? "");',
    breaks: "a language chosen before React is forgotten",
    test: `${SITE}/layout/language-switch/language-switch.e2e.ts`,
  },
  {
    file: `${SITE}/layout/language-switch/language-link.tsx`,
    from: "useLinkClickHandler<HTMLAnchorElement>(target, { replace: true })",
    to: "useLinkClickHandler<HTMLAnchorElement>(target)",
    breaks: "switching the language adds to the history",
    test: `${SITE}/layout/language-switch/language-switch.e2e.ts`,
  },
  {
    file: `${SITE}/bootstrap/bootstrap.ts`,
    from: '  const canOpen = "HTMLDialogElement" in window;',
    to: "  const canOpen = false;",
    breaks: "restaurant: pictures of the gallery leave the page",
    test: `${SITE}/screens/restaurant/restaurant.e2e.ts`,
  },
  {
    file: `${SITE}/bootstrap/bootstrap.ts`,
    from: ".then(({ startFilm }) => startFilm(video))",
    to: ".then(() => {})",
    breaks: "home: the film does not play",
    test: `${SITE}/screens/home/hero-film.e2e.ts`,
  },
  {
    file: `${SITE}/layout/consent/consent-banner.tsx`,
    from: 'data-consent="reject"',
    to: 'data-consent="accept"',
    breaks: "refusing cookies accepts them",
    test: `${SITE}/layout/consent/consent.e2e.ts`,
  },
  {
    file: `${SITE}/layout/consent/consent-banner.tsx`,
    from: 'data-consent="choose"',
    breaks: "a choice of cookies is not taken",
    test: `${SITE}/layout/consent/consent.e2e.ts`,
  },
  {
    file: `${SITE}/screens/events/quote-request.tsx`,
    from: 'phone !== ""',
    to: 'phone === ""',
    breaks: "events: no phone beside the quote",
    test: `${SITE}/screens/events/events.screen.test.tsx`,
  },
  {
    file: `${SITE}/screens/home/home.screen.tsx`,
    from: "questions.length > 0 &&",
    breaks: "home: an empty section of questions",
    test: `${SITE}/screens/home/home.screen.test.tsx`,
  },
  {
    file: `${SITE}/screens/delivery/delivery.screen.tsx`,
    from: "data.restaurants.length === 0",
    to: "data.restaurants.length < 0",
    breaks: "delivery: nothing says that there are no restaurants",
    test: `${SITE}/screens/delivery/delivery.screen.test.tsx`,
  },
  {
    file: `${SITE}/screens/not-found/not-found.screen.tsx`,
    from: "suggestion !== undefined &&",
    to: "suggestion === undefined &&",
    breaks: "not found: no suggestion for a misspelt URL",
    test: `${SITE}/screens/not-found/not-found.screen.test.tsx`,
  },
  {
    file: `${SITE}/screens/news-list/page-links.tsx`,
    from: "page < pages &&",
    to: "page > pages &&",
    breaks: "news: no link to the next page",
    test: `${SITE}/screens/news-list/news-list.screen.test.tsx`,
  },
  {
    file: `${SITE}/screens/experiences/use-country.ts`,
    from: '      after.set("country", name);',
    breaks: "experiences: the chosen country is not in the URL",
    test: `${SITE}/screens/experiences/experiences.e2e.ts`,
  },
  {
    file: `${SITE}/screens/menu/menu-filter-form.tsx`,
    from: "name={name}",
    breaks: "menu: a chosen diet hides nothing",
    test: `${SITE}/screens/menu/menu.e2e.ts`,
  },
  {
    file: `${SITE}/screens/restaurant-list/filter-form.tsx`,
    from: 'name="open"',
    to: 'name="opened"',
    breaks: "list of restaurants: the filter for those open now does nothing",
    test: `${SITE}/screens/restaurant-list/restaurant-list.e2e.ts`,
  },
  {
    file: `${SITE}/blocks/lead-form/drafts.ts`,
    from: "else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));",
    breaks: "forms: what was typed is lost with a reload",
    test: `${SITE}/blocks/lead-form/drafts.e2e.ts`,
  },
  {
    file: `${SITE}/blocks/lead-form/use-lead-form.ts`,
    from: "form.current?.querySelector<HTMLElement>(focused)?.focus();",
    breaks: "forms: the focus does not go to what is wrong",
    test: `${SITE}/screens/contact/message-form.e2e.ts`,
  },
  {
    file: `${SITE}/layout/header/mobile-menu.tsx`,
    from: 'command="close"',
    to: 'command="toggle"',
    breaks: "header on a phone: the menu does not close",
    test: "tests/journeys/without-javascript.e2e.ts",
  },
  {
    file: `${SITE}/screens/form-sent/form-sent.screen.tsx`,
    from: '<p role="status" className="measure text-lead">',
    to: '<p className="measure text-lead">',
    breaks: "form sent: nothing is read out",
    test: `${SITE}/screens/form-sent/form-sent.e2e.ts`,
  },
  {
    file: `${DESK}/pieces/publish-bar.tsx`,
    from: "canUndo ? () => undoPublication(before.content) : undefined",
    to: "undefined",
    breaks: "desk: a publication cannot be undone",
    test: `${DESK}/editors.e2e.ts`,
    title: "restaurants: a text",
  },
  {
    file: `${DESK}/pieces/draft-store.ts`,
    from: "return storage.write({ content, base, basedOn, seen, sent });",
    to: "return true;",
    breaks: "desk: what is typed offline is lost",
    test: `${DESK}/pieces/draft-store.test.ts`,
  },
  {
    file: `${DESK}/pieces/draft-store.ts`,
    from: 'show({ saving: "unsaved", conflict: conflictWith(current) });',
    to: "adopt(current);",
    breaks: "desk: the second of two people overwrites the first",
    test: `${DESK}/pieces/draft-store.test.ts`,
  },
  {
    file: `${DESK}/pieces/draft-store.ts`,
    from: "if (isPassing(failure)) saveAfter(RETRY_AFTER_MS);",
    breaks: "desk: a draft that could not be saved is not tried again",
    test: `${DESK}/pieces/draft-store.test.ts`,
  },
  {
    file: `${DESK}/pieces/translation-marks.tsx`,
    from: "    focusField(path);",
    breaks: "desk: the focus is lost with the mark of a translation",
    test: `${DESK}/translations.e2e.ts`,
  },
  {
    file: `${DESK}/rows/row.tsx`,
    from: "if (canMove(by)) onMove(by);",
    to: "if (canMove(by)) onMove(by < 0 ? 1 : -1);",
    breaks: "desk: rows move the other way",
    test: `${DESK}/menus.e2e.ts`,
  },
  {
    file: `${DESK}/pieces/preview-dialog.tsx`,
    from: "preview?language=${language}",
    to: "preview",
    breaks: "desk: a preview in one language alone",
    test: `${DESK}/one-editor.e2e.ts`,
    title: "the page that will be",
  },
  {
    file: `${DESK}/pieces/conflict-dialog.tsx`,
    from: 'values.get(path) === "theirs"',
    to: 'values.get(path) === "mine"',
    breaks: "desk: the other version than the chosen one is saved",
    test: `${DESK}/editors.e2e.ts`,
    title: "restaurants: a text",
  },
  {
    file: `${DESK}/screens/leads/lead-decisions.tsx`,
    from: "      setChanged(true);",
    breaks: "leads: what another person decided meanwhile is not said",
    test: `${DESK}/leads.e2e.ts`,
    title: "what is uncertain",
  },
  {
    file: `${DESK}/screens/counts/counts.tsx`,
    from: 'query.get("form")',
    to: 'query.get("forms")',
    breaks: "counts: the chosen form is ignored",
    test: `${DESK}/counts.e2e.ts`,
  },
  {
    file: `${DESK}/screens/account/account.tsx`,
    from: "await endSession(id);\n    await revalidate();",
    to: "await endSession(id);",
    breaks: "account: an ended session stays in the list",
    test: `${DESK}/enrolment.e2e.ts`,
    title: "a password has",
  },
  {
    file: `${DESK}/screens/accounts/invite-dialog.tsx`,
    from: "rules={{ email: emailRule }}",
    breaks: "accounts: an invitation without a check of the e-mail",
    test: `${DESK}/accounts.e2e.ts`,
    title: "an administrator invites",
  },
  {
    file: `${DESK}/controls/document/pasted-document.ts`,
    from: 'root.querySelector("h1") ? 1 : 0',
    to: "0",
    breaks: "news: a second main heading is pasted into an article",
    test: `${DESK}/news.e2e.ts`,
    title: "is cut down",
  },
  {
    file: `${DESK}/kinds/settings.tsx`,
    from: "onChange: (next) => onChange(isSame(next, inFile) ? null : next),",
    to: "onChange: () => onChange(null),",
    breaks: "settings: a typed phone is not kept",
    test: `${DESK}/settings.e2e.ts`,
    title: "phone and order",
  },
  {
    file: `${DESK}/screens/links.tsx`,
    from: "const timer = setInterval(() => void revalidate(), ASK_EVERY_MS);",
    to: "const timer = setInterval(() => {}, ASK_EVERY_MS);",
    breaks: "links: a check that has ended is not shown",
    test: `${DESK}/links.e2e.ts`,
  },
  {
    file: `${DESK}/rows/use-rows.ts`,
    from: "root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();",
    breaks: "desk: the focus does not follow a row that moves",
    test: `${DESK}/faq.e2e.ts`,
    title: "a question is added",
  },
  ...noticedBy(HISTORIES, [
    {
      file: `${DELIVERY}/delivery-state.ts`,
      from: "Promise<Claim> {\n  return orm.transaction(async (transaction) => {",
      to: "Promise<Claim> {\n  return Promise.resolve(orm).then(async (transaction) => {",
      breaks: "delivery: a lead is claimed without a lock",
    },
    {
      file: `${DELIVERY}/delivery-state.ts`,
      from: "sendingSince: NOW, attempts",
      to: "attempts",
      breaks: "delivery: a lead is sent before anybody knows that it is",
    },
    {
      file: "src/leads/lead-steps.ts",
      from: 'to: "unknown",\n    when: "it was sent',
      to: 'to: "waiting",\n    when: "it was sent',
      breaks: "delivery: a lead that may have arrived is sent again",
    },
    {
      file: "src/leads/lead-steps.ts",
      from: 'to: "unknown",\n    when: "the process',
      to: 'to: "waiting",\n    when: "the process',
      breaks: "delivery: what a dead process was sending is sent again",
    },
    {
      file: `${DELIVERY}/delivery-poller.ts`,
      from: "const trying = keepTrying(lead, outcome, failure.error);",
      to: "const trying = Promise.resolve();",
      breaks: "delivery: an answer is lost with a connection",
    },
    {
      file: `${DELIVERY}/delivery-poller.ts`,
      from: "next = performance.now() + timing.staleAfterMs / 6;",
      to: "next = Infinity;",
      breaks: "delivery: a process looks for claims of dead ones only once",
    },
    {
      file: `${DELIVERY}/staff-decisions.ts`,
      from: "return writeTransitions(orm, change, { note: SETTLED });",
      to: "return change.then((rows) => rows.map((row) => row.id));",
      breaks: "delivery: a person's decision is not in the lead's history",
    },
    {
      file: "src/leads/accept/store-lead.ts",
      from: "if (known !== undefined) return { id: known, isNew: false };",
      to: "if (known !== undefined) return { id: crypto.randomUUID(), isNew: false };",
      breaks: "leads: a post that is repeated is acknowledged as another one",
    },
  ]),
  {
    file: "src/pdf/sheet.ts",
    from: 'subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,',
    breaks: "PDFs: none says that it is accessible",
    test: "src/pdf/pdf-ua.test.ts",
  },
  {
    file: "src/pdf/sheet.ts",
    from: "Contents: Object(text) as string",
    to: 'Contents: Object("") as string',
    breaks: "PDFs: a link has no words of its own",
    test: "src/pdf/pdf-ua.test.ts",
  },
  {
    file: "src/database/migrate.ts",
    from: "lock_timeout = 500",
    to: "lock_timeout = 0",
    breaks: "a migration behind a backup holds up all leads",
    test: MIGRATE,
  },
  {
    file: "src/database/migrations/0038_daily-vitals.sql",
    from: 'CREATE TABLE "daily_vitals" (',
    to: 'ALTER TABLE "leads" DROP COLUMN "message";--> statement-breakpoint\nCREATE TABLE "daily_vitals" (',
    breaks: "a migration takes away what the version before it writes",
    test: MIGRATE,
  },
  {
    file: "src/external-services/mail/mail.ts",
    from: 'isBegun ? "unknown" : "failed"',
    to: '"unknown"',
    breaks: "answers are given up where the mail server's certificate has expired",
    test: "src/external-services/mail/mail.test.ts",
  },
  {
    file: `${DELIVERY}/staff-decisions.ts`,
    from: '.where(eq(leadAnswers.state, "waiting"))',
    to: '.where(eq(leadAnswers.state, "parked"))',
    breaks: "a restored database answers guests a second time",
    test: "scripts/leads/decisions.test.ts",
  },
  ...noticedBy(CONTENT_HISTORIES, [
    {
      file: `${CONTENT}/plans.ts`,
      from: "lte(contentDrafts.publishAt, sql`now()`)",
      to: "lte(contentDrafts.publishAt, sql`now() + interval '10 seconds'`)",
      breaks: "plans: one is published before its time",
    },
    {
      file: `${CONTENT}/publish-plan.ts`,
      from: "      await discardPlan(inner, piece);\n",
      breaks: "plans: one is published again and again",
    },
    {
      file: `${CONTENT}/publish-plan.ts`,
      from: "} = await overPublished(transaction, plan, current);",
      to: "} = { content: plan.content, conflicting: undefined };",
      breaks: "plans: one takes back what was published since",
    },
    {
      file: `${CONTENT}/drafts.ts`,
      from: ".where(and(draftOf(piece), eq(contentDrafts.savedAt, seen)))",
      to: ".where(draftOf(piece))",
      breaks: "drafts: one is saved over another that was not seen",
    },
    {
      file: `${CONTENT}/content-routes.ts`,
      from: "discard(orm, piece, discardedOf(context))",
      to: "discard(orm, piece)",
      breaks: "drafts and plans: one is discarded that was not seen",
    },
    {
      file: "src/database/publish-content.ts",
      from: "const until = to ?? newest - 1n;",
      to: "const until = to ?? newest - 2n;",
      breaks: "undo: two publications are taken back at once",
    },
  ]),
];
