import { loadWords } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/press.route.ts";
import { toPressPage } from "./press-page.ts";
import { PressScreen } from "./press.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words.search);

export const loader = loadWords(toPressPage);

export default function PressRoute({ loaderData }: Route.ComponentProps) {
  return <PressScreen page={loaderData} />;
}
