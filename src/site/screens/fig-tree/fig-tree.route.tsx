import { loadGroupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/fig-tree.route.ts";
import { FigTreeScreen } from "./fig-tree.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadGroupPage("fig-tree");

export default function FigTreeRoute({ loaderData }: Route.ComponentProps) {
  return <FigTreeScreen {...loaderData} />;
}
