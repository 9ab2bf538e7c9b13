import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { FigTreeScreen } from "./fig-tree.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.fig_tree_meta_title(), description: m.fig_tree_meta_description() });

export default function FigTreeRoute() {
  return <FigTreeScreen />;
}
