import { loadGroupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/foundation.route.ts";
import { FoundationScreen } from "./foundation.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadGroupPage("foundation");

export default function FoundationRoute({ loaderData }: Route.ComponentProps) {
  return <FoundationScreen {...loaderData} />;
}
