import { loadGroupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/who-we-are.route.ts";
import { WhoWeAreScreen } from "./who-we-are.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadGroupPage("who-we-are");

export default function WhoWeAreRoute({ loaderData }: Route.ComponentProps) {
  return <WhoWeAreScreen {...loaderData} />;
}
