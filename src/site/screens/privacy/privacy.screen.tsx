import { m } from "#language/paraglide/messages.js";
import { Link } from "react-router";
import { ownDataPath } from "#language/path-to.ts";
import { TextPage } from "#site/blocks/text-page/text-page.tsx";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { BrowserStorage } from "./browser-storage.tsx";
import { TermList } from "#site/blocks/text-page/term-list.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { KeptByForms, Purposes, Recipients } from "./form-entries.tsx";
import { LOCATION_USES, periodText, PERIODS } from "./privacy-facts.ts";

/**
 * What the site does with personal data (rule 3.20). It says what the software does: whoever
 * changes that changes this text and its date. `quarantineDays` 0: what is quarantined is kept like the rest;
 * `leadMonths` 0: messages are kept.
 */
export function PrivacyScreen({
  quarantineDays = PERIODS.quarantine.count,
  leadMonths = PERIODS.leads.count,
}: PrivacyProps) {
  const language = useLanguage();
  const messages = periodText({ ...PERIODS.leads, count: leadMonths }, language);
  const quarantine = periodText({ ...PERIODS.quarantine, count: quarantineDays }, language);
  return (
    <TextPage
      label={m.privacy_label()}
      title={m.privacy_title()}
      lead={m.privacy_lead()}
      sections={[
        {
          id: "who",
          title: m.privacy_who_title(),
          content: (
            <>
              <p>{m.privacy_who_text()}</p>
              <WaysToWrite />
            </>
          ),
        },
        { id: "forms", title: m.privacy_forms_title(), content: <KeptByForms /> },
        { id: "purposes", title: m.privacy_why_title(), content: <Purposes /> },
        { id: "recipients", title: m.privacy_who_gets_title(), content: <Recipients /> },
        {
          id: "erasure",
          title: m.privacy_time_title(),
          content: (
            <>
              <Paragraphs
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
        { id: "browser", title: m.privacy_browser_title(), content: <BrowserStorage /> },
        {
          id: "counts",
          title: m.privacy_counts_title(),
          content: (
            <Paragraphs
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
          title: m.privacy_location_title(),
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
          title: m.privacy_links_title(),
          content: <Paragraphs texts={[m.privacy_links_map(), m.privacy_links_text()]} />,
        },
        {
          id: "rights",
          title: m.privacy_rights_title(),
          content: (
            <>
              <Paragraphs
                texts={[
                  m.privacy_rights_text(),
                  m.privacy_rights_link({ period: periodText(PERIODS.link, language) }),
                ]}
              />
              <OwnDataLink />
              <Paragraphs texts={[m.privacy_rights_write(), m.privacy_rights_authority()]} />
              <WaysToWrite />
            </>
          ),
        },
      ]}
    />
  );
}

interface PrivacyProps {
  readonly quarantineDays?: number | undefined;
  readonly leadMonths?: number | undefined;
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

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
