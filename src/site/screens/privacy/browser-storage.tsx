import { m } from "#language/paraglide/messages.js";
import { TermList } from "#site/blocks/text-page/text-page.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { BROWSER_STORAGE, periodText, PERIODS, SERVICE_COOKIES } from "./privacy-facts.ts";

/** Everything that the site leaves in a browser, under the very names it uses. */
export function BrowserStorage() {
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
