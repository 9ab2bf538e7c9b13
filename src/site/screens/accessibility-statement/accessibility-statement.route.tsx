import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/accessibility-statement.route.ts";
import { AccessibilityStatementScreen } from "./accessibility-statement.screen.tsx";
import { normFigures } from "./norm-figures.server.ts";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: m.accessibility_title(),
    description: m.accessibility_meta_description(),
  });

export const loader = () => normFigures();

export default function AccessibilityStatementRoute({ loaderData }: Route.ComponentProps) {
  return <AccessibilityStatementScreen figures={loaderData} />;
}
