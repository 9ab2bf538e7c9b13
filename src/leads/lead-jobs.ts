/** The kinds of jobs about leads; each has the lead's id as its key, an answer its own. */
export const DELIVERY = "platform";
export const LEAD_MAIL = "mail";
export const VISITOR_MAIL = "visitor";
export const ANSWER = "answer";

/** A job about a lead, by its kind. */
export const jobOf = (kind: string, leadId: string) => ({ kind, key: leadId, leadId });
