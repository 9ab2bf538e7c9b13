import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";

export function NewsBackLink({ className = "" }: { className?: string }) {
  return (
    <Link
      to={pathTo(useLanguage(), "newsList")}
      className={`group inline-flex min-h-11 items-center gap-3 text-sm font-semibold print:hidden ${className}`}
    >
      <Icon name="arrow-left" />
      <span className="decoration-gold underline-offset-[0.35em] group-hover:underline">
        {m.news_article_back()}
      </span>
    </Link>
  );
}
