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
import type { Route } from "./+types/own-data.route.ts";
import { OwnDataScreen, type OwnDataState } from "./own-data.screen.tsx";

/**
 * In no search engine, and its URL, which opens a person's data, goes nowhere. `no-referrer` would hide
 * the page's origin from its own forms, and browsers without `Sec-Fetch-Site` could not post them.
 */
export const meta = (args: MetaArgs) => absentPageMeta(args, m.own_data_title());
export const headers = () => ({ "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex" });

const tokenOf = (url: URL) => url.searchParams.get("token");

/** Programs that look through mails open links too: a GET changes nothing. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { ownData, log } = getSiteContext(context);
  const token = tokenOf(url);
  if (token === null) return shown({ is: ownData.isMailOn ? "form" : "no-mail" });
  try {
    const email = await ownData.open(token);
    if (email === undefined) return shown({ is: "no-link" }, 404);
    const language = languageOf(url.pathname);
    return shown({ is: "open", data: await ownData.read({ email, language }) });
  } catch (error) {
    log.error({ reason: redactedError(error) }, "Own data not read");
    return shown({ is: "not-now" }, 503);
  }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { log } = getSiteContext(context);
  const fields = await request.formData().catch(() => new FormData());
  const field = (name: string) => String(fields.get(name) ?? "");
  try {
    const token = tokenOf(url);
    return token === null
      ? await ask(context, url, field("email"))
      : await change({ context, url }, token, field);
  } catch (error) {
    log.error({ reason: redactedError(error) }, "Own data not changed");
    return shown({ is: "not-now" }, 503);
  }
}

/** The same words whether the e-mail is known or not. */
async function ask(context: ActionFunctionArgs["context"], url: URL, email: string) {
  const { ownData, visitor } = getSiteContext(context);
  const asked = await ownData.ask(email, { ...visitor, language: languageOf(url.pathname) });
  const statuses = { asked: 200, wrong: 422, "too-many": 429, foreign: 403 };
  return shown(asked === "asked" ? { is: "asked" } : { is: "form", asked, email }, statuses[asked]);
}

async function change(
  { context, url }: Pick<ActionFunctionArgs, "context" | "url">,
  token: string,
  field: (name: string) => string,
) {
  const { ownData } = getSiteContext(context);
  const email = await ownData.open(token);
  if (email === undefined) return shown({ is: "no-link" }, 404);
  const person = { email, language: languageOf(url.pathname) };
  const isConfirmed = field("confirm") !== "";
  if (field("change") === "erase" && isConfirmed) {
    return shown({ is: "erased", ...(await ownData.erase(person)) });
  }
  const done = await changeNewsletter();
  return shown(
    { is: "open", data: await ownData.read(person), done },
    done === "unsure" ? 422 : 200,
  );

  async function changeNewsletter() {
    if (field("change") === "leave") {
      await ownData.leaveNewsletter(person);
      return "left";
    }
    if (field("change") !== "rename") return "unsure";
    const isNamed = await ownData.rename(person, field("name"));
    return isNamed ? "renamed" : "unsure";
  }
}

const shown = (state: OwnDataState, status = 200) => data(state, status);

export default function OwnDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnDataScreen state={actionData ?? loaderData} />;
}
