import type { AcceptedWords } from "#site/blocks/lead-form/accepted-lead.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/**
 * Stands in place of a page that broke after one of its forms was accepted: nobody may believe that
 * what arrived is lost.
 */
export function FormSentScreen({ words }: { words: AcceptedWords }) {
  return (
    <div className="shell grid min-h-[80dvh] content-center justify-items-start gap-6 pt-header">
      <title>{words.sent()}</title>
      <h1 className="text-heading">{words.sent()}</h1>
      <p role="status" className="measure text-lead">
        {words.sentText()}
      </p>
      <p className="measure text-muted">{words.sentNote()}</p>
      <a href={pathTo(useLanguage(), "home")} className={buttonClass("outline")}>
        {m.layout_back_home()}
      </a>
    </div>
  );
}
