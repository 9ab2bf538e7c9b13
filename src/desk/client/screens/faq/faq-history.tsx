import { useLoaderData } from "react-router";
import { m } from "#desk/client/paraglide/messages.js";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { completeFaq, FAQ_FIELDS, FAQ_SLUG } from "./faq-fields.ts";

export const loader = () => loadHistory("faq", FAQ_SLUG);

/** What was published of the questions. */
export function Component() {
  return (
    <History
      kind="faq"
      loaded={useLoaderData<LoadedHistory>()}
      fields={FAQ_FIELDS}
      complete={completeFaq}
      titleOf={m.nav_faq}
    />
  );
}
