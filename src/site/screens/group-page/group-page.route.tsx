import { PAGE_SCREENS } from "#content/schemas/page-texts.ts";
import { matchPath } from "#language/match-path.ts";
import { GROUP_PAGES, toGroupPage } from "#site/blocks/group-pages/group-pages.ts";
import { loadWords } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/group-page.route.ts";
import { GroupPageScreen } from "./group-page.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

/** Each institutional page, by its own path. */
export function loader(args: Route.LoaderArgs) {
  const screen = matchPath(args.url.pathname)?.screen;
  const page = GROUP_PAGES.find((one) => PAGE_SCREENS[one] === screen) ?? GROUP_PAGES[0];
  return loadWords((words) => toGroupPage(words, page))(args);
}

export default function GroupPageRoute({ loaderData }: Route.ComponentProps) {
  return <GroupPageScreen {...loaderData} />;
}
