import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { Link } from "react-router";
import { ownDataPath } from "#language/path-to.ts";
import { TextPage, TermList } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { KeptByForms, Purposes, Recipients } from "./form-entries.tsx";
import {
  LOCATION_USES,
  periodText,
  PERIODS,
  BROWSER_STORAGE,
  SERVICE_COOKIES,
} from "./privacy-facts.ts";

/**
 * What the site does with personal data (rule 3.20). What the software does is said here, in messages: whoever
 * changes that changes them and their date; the rest are the group's words (rule 10.64). `quarantineDays` 0: what is quarantined is kept
 * like the rest; `leadMonths` 0: messages are kept.
 */
export function PrivacyScreen({ words, date, quarantineDays, leadMonths }: PrivacyProps) {
  const language = useLanguage();
  const messages = periodText({ ...PERIODS.leads, count: leadMonths }, language);
  const quarantine = periodText({ ...PERIODS.quarantine, count: quarantineDays }, language);
  return (
    <TextPage
      {...words.top}
      date={date}
      sections={[
        {
          id: "who",
          title: words.controller.title,
          content: (
            <>
              <Paragraphs text={words.controller.text} />
              <WaysToWrite />
            </>
          ),
        },
        { id: "forms", title: words.forms.title, content: <KeptByForms /> },
        {
          id: "purposes",
          title: words.purposes.title,
          content: <Purposes text={words.purposes.text} />,
        },
        { id: "recipients", title: words.recipients.title, content: <Recipients /> },
        {
          id: "erasure",
          title: words.erasure.title,
          content: (
            <>
              <Statements
                texts={[
                  leadMonths === 0
                    ? m.privacy_time_text()
                    : m.privacy_time_messages({ period: messages }),
                  ...(leadMonths === 0 ? [] : [m.privacy_time_newsletter()]),
                  ...(quarantineDays === 0
                    ? []
                    : [m.privacy_time_quarantine({ period: quarantine })]),
                  m.privacy_time_erase(),
                  m.privacy_time_audit({ period: periodText(PERIODS.audit, language) }),
                ]}
              />
              <OwnDataLink />
            </>
          ),
        },
        { id: "browser", title: words.browser.title, content: <BrowserStorage /> },
        {
          id: "counts",
          title: words.counts.title,
          content: (
            <Statements
              texts={[
                m.privacy_counts_text(),
                m.privacy_counts_limits({
                  period: periodText(PERIODS.sender, language),
                  window: periodText(PERIODS.request, language),
                }),
              ]}
            />
          ),
        },
        {
          id: "location",
          title: words.location.title,
          content: (
            <>
              <p>{m.privacy_location_text()}</p>
              <TermList
                terms={Object.values(LOCATION_USES).map(({ term, text }) => ({
                  term: term(),
                  text: text(),
                }))}
              />
              <p>{m.privacy_location_address({ period: periodText(PERIODS.country, language) })}</p>
            </>
          ),
        },
        {
          id: "other-sites",
          title: words.otherSites.title,
          content: <Statements texts={[m.privacy_links_map(), m.privacy_links_text()]} />,
        },
        {
          id: "rights",
          title: words.rights.title,
          content: (
            <>
              <Paragraphs text={words.rights.text} />
              <p>{m.privacy_rights_link({ period: periodText(PERIODS.link, language) })}</p>
              <OwnDataLink />
              <Paragraphs text={words.complaints.text} />
              <WaysToWrite />
            </>
          ),
        },
      ]}
    />
  );
}

interface PrivacyProps {
  readonly words: PageWords<"privacy">;
  /** When the newest of its words were written. */
  readonly date: string;
  readonly quarantineDays: number;
  readonly leadMonths: number;
}

/** To the page where one's own data are asked for; it says so itself where no mail can be sent. */
function OwnDataLink() {
  return (
    <p>
      <Link to={ownDataPath(useLanguage())} className="quiet-link py-1">
        {m.own_data_title()}
      </Link>
    </p>
  );
}

function Statements({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** Everything that the site leaves in a browser, under the very names it uses. */
function BrowserStorage() {
  const language = useLanguage();
  const consentPeriod = periodText(PERIODS.consent, language);
  return (
    <>
      <p>{m.privacy_browser_text()}</p>
      <TermList
        terms={BROWSER_STORAGE.map(({ key, text }) => ({
          term: key,
          text: text({ period: consentPeriod }),
          isCode: true,
        }))}
      />
      <p>{m.privacy_browser_services()}</p>
      <TermList
        terms={SERVICE_COOKIES.map(({ names, text, period }) => ({
          term: names.join(", "),
          text: text({ period: periodText(period, language) }),
          isCode: true,
        }))}
      />
    </>
  );
}
