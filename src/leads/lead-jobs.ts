/** Job kinds about leads; their key is the lead's id, or an answer's. */
export const DELIVERY = "platform";
export const LEAD_MAIL = "mail";
export const VISITOR_MAIL = "visitor";
export const ANSWER = "answer";
export const FOLLOW_UP = "follow-up";
/** A mail to a colleague; its key is the account and the first action. */
export const ASSIGNED = "assigned";

export const jobOf = (kind: string, leadId: string) => ({ kind, key: leadId, leadId });
