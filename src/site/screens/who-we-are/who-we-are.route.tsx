import type { MetaArgs } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pageMeta } from "#site/seo/page-meta.ts";
import { WhoWeAreScreen } from "./who-we-are.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.who_we_are_meta_title(),
    description: m.who_we_are_meta_description(),
  });

export default function WhoWeAreRoute() {
  return <WhoWeAreScreen />;
}
