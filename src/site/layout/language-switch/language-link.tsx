import type { MouseEvent } from "react";
import { useLinkClickHandler, useLocation } from "react-router";
import { languageQuery } from "#language/language-redirect.ts";
import { LANGUAGE_NAMES, type Language } from "#language/languages.ts";
import { listPath } from "#language/parent-path.ts";
import { translatePath } from "#language/translate-path.ts";
import { rememberLanguage } from "#site/on-intent/bootstrap-contract.ts";
import { useExistsIn, useIsMissing } from "#site/navigation/use-is-missing.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Flag } from "#site/ui/flag/flag.tsx";

/**
 * Replaces the history entry by the same page in another language, even a missing one, and stores
 * the choice (rule 1.8); leads to the list if the page lacks that language (rule 1.14). The
 * bootstrap does the same before React.
 */
export function LanguageLink({ language, className }: { language: Language; className: string }) {
  const { pathname, search, hash } = useLocation();
  const isHere = useExistsIn(language);
  const list = isHere ? undefined : translatePath(listPath(pathname), language);
  const target = list ?? translatePath(pathname + search + hash, language);
  const go = useLinkClickHandler<HTMLAnchorElement>(target, { replace: true });
  const query = useIsMissing() ? languageQuery(language) : undefined;
  const isCurrent = useLanguage() === language;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    go(event);
    // A click for a new tab leaves this page and the choice alone.
    if (event.defaultPrevented) rememberLanguage(language);
  }

  return (
    <a
      href={query ?? list ?? translatePath(pathname + search, language)}
      data-query={query}
      data-list={list && ""}
      // The cached page has no campaign parameters; the URL may have some.
      suppressHydrationWarning
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-current={isCurrent ? "true" : undefined}
      onClick={choose}
      className={className}
    >
      <Flag language={language} />
      <span>{LANGUAGE_NAMES[language]}</span>
    </a>
  );
}
