import { type MetaArgs, useRouteLoaderData } from "react-router";
import type { LayoutData } from "#site/layout/layout-data.ts";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_meta_description() });

export default function PrivacyRoute() {
  const layout = useRouteLoaderData<LayoutData>("root");
  return <PrivacyScreen quarantineDays={layout?.quarantineDays} />;
}
