import type { AuditEntry } from "#accounts/contract.ts";
import { ROLES } from "#accounts/contract.ts";
import { numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { roleName } from "#desk/ui/role-words.ts";

type Sentence = (words: {
  readonly whom: string;
  readonly role: string;
  readonly rows: string;
}) => string;

const SENTENCES = new Map<string, Sentence>([
  ["account.sign-in", m.audit_sign_in],
  ["account.sign-in-failed", m.audit_sign_in_failed],
  ["account.sign-out", m.audit_sign_out],
  ["account.invited", m.audit_invited],
  ["account.invitation-withdrawn", m.audit_invitation_withdrawn],
  ["account.invitation-accepted", m.audit_invitation_accepted],
  ["account.enrolled", m.audit_enrolled],
  ["account.changed", m.audit_changed],
  ["account.removed", m.audit_removed],
  ["account.session-ended", m.audit_session_ended],
  ["account.sessions-ended", m.audit_sessions_ended],
  ["account.profile-changed", m.audit_profile_changed],
  ["account.password-changed", m.audit_password_changed],
  ["account.authenticator-replaced", m.audit_authenticator_replaced],
  ["account.recovery-codes-renewed", m.audit_recovery_codes_renewed],
  ["account.recovery-code-used", m.audit_recovery_code_used],
  ["account.passkey-added", m.audit_passkey_added],
  ["account.passkey-renamed", m.audit_passkey_renamed],
  ["account.passkey-removed", m.audit_passkey_removed],
  ["lead.read", m.audit_lead_read],
  ["lead.redeliver", m.audit_lead_redeliver],
  ["lead.good", m.audit_lead_good],
  ["lead.settle", m.audit_lead_settle],
  ["lead.take", m.audit_lead_take],
  ["lead.follow-up", m.audit_lead_follow_up],
  ["lead.undo", m.audit_lead_undo],
  ["lead.assign", m.audit_lead_assign],
  ["lead.release", m.audit_lead_release],
  ["lead.answer", m.audit_lead_answer],
  ["lead.answer-settled", m.audit_lead_answer_settled],
  ["lead.close", m.audit_lead_close],
  ["lead.reopen", m.audit_lead_reopen],
  ["lead.note", m.audit_lead_note],
  ["leads.export-begun", m.audit_leads_export_begun],
  ["leads.exported", m.audit_leads_exported],
  ["leads.export-broken", m.audit_leads_export_broken],
  ["leads.erased", m.audit_leads_erased],
  ["leads.newsletter-left", m.audit_newsletter_left],
  ["leads.newsletter-corrected", m.audit_newsletter_corrected],
  ["picture.uploaded", m.audit_picture_uploaded],
  ["picture.changed", m.audit_picture_changed],
  ["picture.replaced", m.audit_picture_replaced],
  ["picture.restored", m.audit_picture_restored],
  ["picture.deleted", m.audit_picture_deleted],
  ["picture.previous-deleted", m.audit_picture_previous_deleted],
  ["picture.imported", m.audit_picture_imported],
  ["content.install", m.audit_content_install],
  ["content.import", m.audit_content_import],
  ["content.publish", m.audit_content_publish],
  ["content.undo", m.audit_content_undo],
  ["days.saved", m.audit_days_saved],
  ["days.removed", m.audit_days_removed],
  ["days.only-in-draft", m.audit_days_only_in_draft],
  ["dish.sold-out", m.audit_dish_sold_out],
  ["dish.available", m.audit_dish_available],
  ["links.checked", m.audit_links_checked],
  ["content.translation-holds", m.audit_content_translation_holds],
  ["content.translation-outdated", m.audit_content_translation_outdated],
]);

/** Returns a line's sentence; its action's name if unknown. */
export function auditSentence({ action, details }: AuditEntry): string {
  const sentence = SENTENCES.get(action);
  if (sentence === undefined) return m.audit_other({ action });
  const { name, email, account, role, rows } = details;
  const known = [name, email, account].find((one) => typeof one === "string");
  const knownRole = ROLES.find((one) => one === role);
  return sentence({
    whom: known ?? m.audit_somebody(),
    role: knownRole === undefined ? m.audit_some_role() : roleName(knownRole),
    rows: typeof rows === "number" ? numberInWords(rows) : m.audit_unknown_number(),
  });
}
