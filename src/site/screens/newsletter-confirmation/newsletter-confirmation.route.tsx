import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { redactedError } from "#runtime/logging/log.ts";
import { getSiteContext } from "#site/request-context.ts";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/newsletter-confirmation.route.ts";
import { NewsletterConfirmationScreen } from "./newsletter-confirmation.screen.tsx";

export const meta = (args: MetaArgs) => absentPageMeta(args, m.newsletter_confirm_title());

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

/** Programs that look through mails open links too: a GET confirms nothing. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const state = getSiteContext(context).newsletter.linkState(tokenOf(url));
  return data({ state }, state === "valid" ? 200 : 404);
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { newsletter, log } = getSiteContext(context);
  try {
    const version = String((await request.formData()).get("consentVersion"));
    const state = await newsletter.confirm(tokenOf(url), languageOf(url.pathname), version);
    return data({ state }, state === "confirmed" || state === "valid" ? 200 : 404);
  } catch (error) {
    log.error({ reason: redactedError(error) }, "Subscription not confirmed");
    return data({ state: "failed" as const }, 503);
  }
}

export default function NewsletterConfirmationRoute({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return <NewsletterConfirmationScreen state={actionData?.state ?? loaderData.state} />;
}
