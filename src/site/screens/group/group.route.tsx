import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { GroupScreen } from "./group.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.group_meta_title(), description: m.group_meta_description() });

export default function GroupRoute() {
  return <GroupScreen />;
}
