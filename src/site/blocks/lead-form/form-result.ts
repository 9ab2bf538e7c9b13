import type { LeadResult } from "#leads/accept/submit-lead.ts";
import { readGuestCount } from "#leads/accept/field-rules.ts";
import { CAMPAIGN_FIELDS } from "#leads/accept/form-fields.ts";

/** What a form sends: texts alone, by the field's name. */
export type Fields = Readonly<Record<string, string>>;

/** What a form shows of its last post. */
export interface FormResult {
  readonly status: "none" | "sent" | "wrong" | "failed";
  /** For people, in the page's language. */
  readonly message: string;
  /** One sentence for each wrong field, by its name. */
  readonly errors: Fields;
  /** What was typed, so that nothing is lost; after a success only the campaign. */
  readonly values: Fields;
  /** After a success: the day that was asked for, if one was. */
  readonly asked?: AskedDay;
}

/** What was asked for of a day, with nothing about the person. */
export interface AskedDay {
  readonly restaurant: string;
  /** ISO day. */
  readonly preferredDate: string;
  /** 20:30 for a table, empty for an event. */
  readonly time: string;
  readonly guestCount: string;
}

/** The day that a form's fields ask for; undefined where they name none. */
export function askedDay(fields: Fields): AskedDay | undefined {
  const { restaurant = "", preferredDate = "", time = "", guestCount = "" } = fields;
  if (preferredDate === "") return undefined;
  return { restaurant, preferredDate, time, guestCount: readGuestCount(guestCount) };
}

/** A form that was not sent yet. */
export const NO_RESULT: FormResult = { status: "none", message: "", errors: {}, values: {} };

/** What the visitor is shown of what became of the fields. */
export function toFormResult(result: LeadResult, fields: Fields): FormResult {
  const { status, message } = result;
  if (status === 201) {
    const asked = askedDay(fields);
    const values = campaignFields(fields);
    return { status: "sent", message, errors: {}, values, ...(asked && { asked }) };
  }
  if (status === 422) return { status: "wrong", message, errors: result.errors, values: fields };
  return { status: "failed", message, errors: {}, values: fields };
}

/** The campaign parameters among fields or in a query; those that are empty left out. */
export function campaignFields(fields: Fields | URLSearchParams): Fields {
  const all = fields instanceof URLSearchParams ? Object.fromEntries(fields) : fields;
  return Object.fromEntries(
    CAMPAIGN_FIELDS.map((name) => [name, all[name] ?? ""]).filter(([, value]) => value !== ""),
  );
}
