import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { AccessibilityStatementScreen } from "./accessibility-statement.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.accessibility_title(),
    description: m.accessibility_meta_description(),
  });

export default function AccessibilityStatementRoute() {
  return <AccessibilityStatementScreen />;
}
