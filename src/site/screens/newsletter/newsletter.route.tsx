import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type MetaArgs,
  useActionData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { checkFields } from "#site/blocks/lead-form/check-fields.ts";
import { getSiteContext } from "#site/request-context.ts";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import { NewsletterScreen } from "./newsletter.screen.tsx";

/** In no search engine: people come here from a form of another page. */
export const meta = (args: MetaArgs) => absentPageMeta(args, m.newsletter_name());

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export function action({ request, context, url }: ActionFunctionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, async (fields) => {
    // The API takes a subscriber without a name; a form that asks for it wants it (rule 6.3).
    const errors = checkFields(fields, languageOf(url.pathname));
    if (Object.keys(errors).length > 0) return { status: 422, message: "", errors };
    const result = await submitLead("newsletter_form", fields);
    const isFailure = result.status !== 201 && result.status !== 422;
    return isFailure ? { ...result, message: m.newsletter_failed_text() } : result;
  });
}

export default function NewsletterRoute() {
  return <NewsletterScreen actionResult={useActionData<typeof action>()} />;
}
