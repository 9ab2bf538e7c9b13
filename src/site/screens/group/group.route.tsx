import { GROUP_PAGES, groupPageLink } from "#site/blocks/group-pages/group-pages.ts";
import { loadWords } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/group.route.ts";
import { GroupScreen } from "./group.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadWords((words) => ({
  words: words("group"),
  pages: GROUP_PAGES.map((page) => groupPageLink(words, page)),
}));

export default function GroupRoute({ loaderData }: Route.ComponentProps) {
  return <GroupScreen {...loaderData} />;
}
