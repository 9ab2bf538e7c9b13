import { languageOf } from "#language/match-path.ts";
import { loadTextPage } from "#site/blocks/text-page/load-text-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/accessibility-statement.route.ts";
import { AccessibilityStatementScreen } from "./accessibility-statement.screen.tsx";
import { normFigures } from "./norm-figures.server.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

const loadPage = loadTextPage("accessibility");

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadPage(args)),
  figures: normFigures(languageOf(args.url.pathname)),
});

export default function AccessibilityStatementRoute({ loaderData }: Route.ComponentProps) {
  return <AccessibilityStatementScreen {...loaderData} />;
}
