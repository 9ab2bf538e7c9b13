import { loadWords } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/careers.route.ts";
import { CareersScreen } from "./careers.screen.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.search);

export const loader = loadWords((words) => words("careers"));

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  return <CareersScreen words={loaderData} />;
}
