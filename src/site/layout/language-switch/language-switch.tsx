import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Flag } from "#site/ui/flag/flag.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { LanguageLink } from "./language-link.tsx";

const PANEL = "language-panel";

/** The switcher of the desktop header: the current language, and a panel with all three. */
export function LanguageSwitch() {
  const current = useLanguage();
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={PANEL}
        className="flex min-h-11 items-center gap-2 px-2 text-sm font-semibold tracking-wide uppercase"
      >
        <Flag language={current} />
        <span className="sr-only">
          {m.layout_language_current({ name: LANGUAGE_NAMES[current] })}
        </span>
        <span>{current}</span>
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div id={PANEL} popover="auto" className="header-panel language-panel min-w-48 py-3">
        <ul aria-label={m.layout_language()}>
          {LANGUAGES.map((language) => (
            <li key={language}>
              <LanguageLink language={language} className={PANEL_LINK} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const PANEL_LINK =
  "flex min-h-11 items-center gap-3 px-5 text-sm hover:bg-surface-alt " +
  "aria-[current]:font-semibold aria-[current]:text-link";
