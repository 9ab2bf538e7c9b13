import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_meta_description() });

export default function PrivacyRoute() {
  return <PrivacyScreen />;
}
