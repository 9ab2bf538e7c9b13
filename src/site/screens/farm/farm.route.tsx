import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { FarmScreen } from "./farm.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.farm_meta_title(), description: m.farm_meta_description() });

export default function FarmRoute() {
  return <FarmScreen />;
}
