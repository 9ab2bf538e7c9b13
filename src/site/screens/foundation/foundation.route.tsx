import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { FoundationScreen } from "./foundation.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.foundation_meta_title(),
    description: m.foundation_meta_description(),
  });

export default function FoundationRoute() {
  return <FoundationScreen />;
}
