import { loadTextPage } from "#site/blocks/text-page/load-text-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/accessibility-statement.route.ts";
import { AccessibilityStatementScreen } from "./accessibility-statement.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadTextPage("accessibility");

export default function AccessibilityStatementRoute({ loaderData }: Route.ComponentProps) {
  return <AccessibilityStatementScreen {...loaderData} />;
}
