import { LANGUAGE_STORAGE_KEY } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { TermList } from "#site/blocks/text-page/term-list.tsx";
import {
  CAMPAIGN_STORAGE_KEY,
  CONSENT_STORAGE_KEY,
  DRAFTS_STORAGE_KEY,
} from "#site/bootstrap/bootstrap-contract.ts";
import { FILM_STORAGE_KEY } from "#site/ui/film/start-film.ts";

/** Everything that the site leaves in a browser, under the very names it uses. */
export function BrowserStorage() {
  return (
    <>
      <p>{m.privacy_browser_text()}</p>
      <TermList
        terms={[
          {
            term: LANGUAGE_STORAGE_KEY,
            text: m.privacy_browser_language_text(),
            isCode: true,
          },
          {
            term: CAMPAIGN_STORAGE_KEY,
            text: m.privacy_browser_campaign_text(),
            isCode: true,
          },
          { term: DRAFTS_STORAGE_KEY, text: m.privacy_browser_drafts_text(), isCode: true },
          { term: FILM_STORAGE_KEY, text: m.privacy_browser_film_text(), isCode: true },
          { term: CONSENT_STORAGE_KEY, text: m.privacy_browser_consent_text(), isCode: true },
        ]}
      />
      <p>{m.privacy_browser_services()}</p>
    </>
  );
}
