import { loadTextPage } from "#site/blocks/text-page/load-text-page.server.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/privacy.route.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

const loadPage = loadTextPage("privacy");

export async function loader(args: Route.LoaderArgs) {
  const { quarantineDays, leadMonths } = getSiteContext(args.context);
  return { ...(await loadPage(args)), quarantineDays, leadMonths };
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} />;
}
