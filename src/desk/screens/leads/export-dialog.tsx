import { LEAD_COLUMNS, type LeadColumn } from "#leads/desk/contract.ts";
import { downloadLeads } from "#desk/api/lead-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { announce } from "#desk/ui/announcements.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { CheckField } from "#desk/ui/field.tsx";
import { Form } from "#desk/ui/form.tsx";

const TITLES: Readonly<Record<LeadColumn, () => string>> = {
  received: m.column_received,
  name: m.column_name,
  email: m.fact_email,
  phone: m.field_phone,
  restaurant: m.column_restaurant,
  form: m.column_form,
  subject: m.fact_subject,
  message: m.lead_message,
  eventType: m.fact_event_type,
  guests: m.fact_guest_count,
  date: m.fact_preferred_date,
  budget: m.fact_budget,
  language: m.fact_language,
  handling: m.lead_handling,
  outcome: m.fact_outcome,
  owner: m.leads_filter_owner,
  answered: m.fact_answered_at,
  delivery: m.delivery_title,
  score: m.fact_score,
  source: m.fact_utm_source,
  campaign: m.fact_utm_campaign,
  id: m.fact_id,
};
/** What few people need. */
const LEFT_OUT: readonly LeadColumn[] = ["delivery", "score", "source", "campaign", "id"];

interface ExportDialogProps {
  readonly filter: URLSearchParams;
  readonly onClose: () => void;
}

/** Which columns the file has; it is written in the language of the account and by the clock of the browser. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  async function download(values: FormData) {
    const query = new URLSearchParams(filter);
    query.delete("after");
    const chosen = LEAD_COLUMNS.filter((column) => values.has(column));
    if (chosen.length > 0) query.set("columns", chosen.join(","));
    query.set("zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    await downloadLeads(query);
    announce(m.leads_exported());
    onClose();
  }
  return (
    <Dialog title={m.leads_export()} onClose={onClose}>
      <Form submitText={m.leads_export_download()} onSend={download}>
        <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-4">
          <legend className="mb-2">{m.leads_export_columns()}</legend>
          {LEAD_COLUMNS.map((column) => (
            <CheckField
              key={column}
              name={column}
              label={TITLES[column]()}
              isChecked={!LEFT_OUT.includes(column)}
            />
          ))}
        </fieldset>
      </Form>
    </Dialog>
  );
}
