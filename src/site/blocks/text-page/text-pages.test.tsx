import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PageContent } from "#content/kinds/page.ts";
import { PAGES } from "#content/built-in/built-in-content.server.ts";
import { exportContent, importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { AccessibilityStatementScreen } from "#site/screens/accessibility-statement/accessibility-statement.screen.tsx";
import { loader as statementLoader } from "#site/screens/accessibility-statement/accessibility-statement.route.tsx";
import { PrivacyScreen } from "#site/screens/privacy/privacy.screen.tsx";
import { loader as noticeLoader } from "#site/screens/privacy/privacy.route.tsx";
import { loaderArguments } from "#tests/builders/loader-arguments.ts";
import { ownContent } from "#tests/own-api.ts";
import { renderPage } from "#tests/render-page.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const NOTICES = ["/pt/privacidade", "/en/privacy", "/es/privacidad"];
const isOfNotices = ({ slug }: PageContent) => slug === "privacy" || slug === "accessibility";

// Rule 10.64.
describeWithDatabase("privacy notice and accessibility statement", (database) => {
  /** What a visitor reads of either, with what the database holds now. */
  async function textAt(path: string): Promise<string> {
    const content = (await ownContent(database)).current();
    const site = { readContent: async () => content, quarantineDays: 30, leadMonths: 24 };
    const args = loaderArguments(path, site);
    const screen = NOTICES.includes(path) ? (
      <PrivacyScreen {...await noticeLoader(args)} />
    ) : (
      <AccessibilityStatementScreen {...await statementLoader(args)} />
    );
    return renderPage(path, screen).text;
  }

  test("a site that an earlier version filled reads as a new one", async () => {
    await importContent(database, { pages: PAGES.filter((page) => !isOfNotices(page)) });
    await prepareDatabase(database);
    expect((await exportContent(database)).pages).toHaveLength(PAGES.length);
    const paths = [...NOTICES, "/pt/acessibilidade", "/en/accessibility", "/es/accesibilidad"];
    const textsNow = () => Promise.all(paths.map(textAt));
    const filledEarlier = await textsNow();
    await importContent(database, { pages: PAGES });
    expect(await textsNow()).toEqual(filledEarlier);
  });

  test("what the group publishes stands beside what the site does, which stays, with the day", async () => {
    await prepareDatabase(database);
    const inAll = (text: string) => ({ pt: text, en: text, es: text });
    const emptied = (page: PageContent): PageContent =>
      JSON.parse(JSON.stringify(page), (key, value) =>
        ["text", "lead", "label"].includes(key) ? inAll("") : value,
      );
    const [path = ""] = NOTICES;
    await importContent(database, {
      pages: PAGES.map((page) => {
        if (page.slug !== "privacy") return isOfNotices(page) ? emptied(page) : page;
        const { controller } = page.parts;
        const text = inAll("Rubaiyat S.A., CNPJ 0.");
        return { slug: page.slug, parts: { ...page.parts, controller: { ...controller, text } } };
      }),
    });
    const { orm } = database;
    await orm.execute(
      sql`update content_entries set updated_at = '2027-03-04' where slug = 'privacy'`,
    );
    const notice = await textAt(path);
    expect(notice).toContain("Quem é o responsável Rubaiyat S.A., CNPJ 0. ");
    expect(notice).toContain("Atualizado em 4 de março de 2027");
    expect(notice).toContain("Quem escreve ou pede um orçamento não se inscreve");
    const statement = await textAt("/en/accessibility");
    expect(statement).toContain("Our aim The site is partially conformant");
    expect(statement).toContain("WCAG 2.2, levels A and AA");
    expect(statement).not.toContain("engravings");
  });
});
