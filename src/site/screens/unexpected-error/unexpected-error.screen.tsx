import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

const TITLE = "Unexpected Application Error!";

/** The generic error page (rule 9.1); it reveals nothing of what went wrong. */
export function UnexpectedErrorScreen() {
  const language = useLanguage();
  return (
    <div className="shell grid min-h-dvh-80 content-center gap-6 pt-header">
      {/* The pages' own titles are those of routes, which are not shown. */}
      <title>{TITLE}</title>
      {/* The specification gives this title in English only. */}
      <h1 lang="en" className="text-heading">
        {TITLE}
      </h1>
      <p className="measure text-lead text-muted">{m.unexpected_error_text()}</p>
      <p>
        <a href={pathTo(language, "home")} className={buttonClass("outline")}>
          {m.layout_back_home()}
        </a>
      </p>
    </div>
  );
}
