import { loadGroupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/farm.route.ts";
import { FarmScreen } from "./farm.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadGroupPage("farm");

export default function FarmRoute({ loaderData }: Route.ComponentProps) {
  return <FarmScreen {...loaderData} />;
}
