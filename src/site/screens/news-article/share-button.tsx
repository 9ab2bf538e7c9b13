import { useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { trackEvent } from "#site/navigation/track-event.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Icon } from "#site/ui/icon/icon.tsx";

const TOLD = { copied: m.news_article_link_copied, failed: m.news_article_share_failed };

/** Passes the article's URL on (rule 3.16), without the query it was reached by. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<keyof typeof TOLD>();

  async function share() {
    setOutcome(undefined);
    const url = location.origin + location.pathname;
    const result = await shareArticle({ title, url });
    if (result === "shared" || result === "copied") trackEvent("share");
    if (result === "copied" || result === "failed") setOutcome(result);
  }

  return (
    <div className="needs-script needs-react mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        onClick={() => void share()}
        className={buttonClass("outline")}
        data-replay=""
      >
        <Icon name="share" />
        <span>{m.news_article_share()}</span>
      </button>
      <p role="status" className="text-sm">
        {outcome !== undefined && TOLD[outcome]()}
      </p>
    </div>
  );
}

/**
 * Rule 3.16: the browser's own sharing where it has one, else the link is copied. Returns what
 * came of it; "dismissed" where the browser's sharing dialogue was closed: nothing is announced.
 */
export async function shareArticle(link: {
  title: string;
  url: string;
}): Promise<"shared" | "dismissed" | "copied" | "failed"> {
  // Older browsers lack the one, pages without a secure connection lack both.
  const browser = navigator as Partial<Pick<Navigator, "share" | "clipboard">>;
  try {
    if (browser.share) {
      await browser.share(link);
      return "shared";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "dismissed";
    // Refused, for example inside a frame: the link can still be copied.
  }
  try {
    if (!browser.clipboard) return "failed";
    await browser.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "failed";
  }
}
