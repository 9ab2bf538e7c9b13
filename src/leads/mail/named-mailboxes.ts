import type { Orm } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import type { Lead } from "../lead-transition.ts";

/** Returns the mailboxes that staff named for such leads (rule 6.18), in their order. */
export async function namedMailboxes(orm: Orm, lead: Lead) {
  const [published] = await readItems(orm, "mailboxes");
  const topic = isTableRequest(lead) ? "mesa" : lead.subject;
  return (published?.mailboxes ?? []).filter(
    ({ restaurants, topics }) =>
      (restaurants.length === 0 || restaurants.includes(lead.restaurant)) &&
      (topics.length === 0 || topics.some((one) => one === topic)),
  );
}

export const isTableRequest = ({ form, preferredDate, guestCount }: Lead): boolean =>
  form === "contact_form" && preferredDate !== "" && guestCount !== null;
