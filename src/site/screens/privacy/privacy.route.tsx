import { type MetaArgs, useRouteLoaderData } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

/** What the layout knows where the operator has changed a period. */
interface PrivacyLayout {
  readonly quarantineDays?: number;
  readonly leadMonths?: number;
}

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_meta_description() });

export default function PrivacyRoute() {
  const layout = useRouteLoaderData("root") as PrivacyLayout | undefined;
  return <PrivacyScreen quarantineDays={layout?.quarantineDays} leadMonths={layout?.leadMonths} />;
}
