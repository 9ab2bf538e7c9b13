/** Job kinds about leads; their key is the lead's id, or an answer's. */
export const DELIVERY = "platform";
export const LEAD_MAIL = "mail";
export const VISITOR_MAIL = "visitor";
export const ANSWER = "answer";

export const jobOf = (kind: string, leadId: string) => ({ kind, key: leadId, leadId });
