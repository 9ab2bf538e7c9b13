import type { SubmitEvent } from "react";
import { Link, useNavigate } from "react-router";
import { AUDIT_SUBJECTS, type AuditPage } from "#desk/contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { ChoiceField, TextField } from "#desk/client/ui/field.tsx";
import { textOf } from "#desk/client/ui/form.tsx";

/** Who did something without an account. */
export const PROGRAMS = [
  ["npm start", m.audit_server],
  ["guest", m.audit_guest],
] as const;

const SUBJECTS = {
  leads: m.nav_leads,
  content: m.audit_subject_content,
  pictures: m.nav_pictures,
  accounts: m.nav_accounts,
};

const FIELDS = ["actor", "subject", "restaurant", "since", "until"] as const;

interface AuditFiltersProps {
  readonly query: string;
  readonly people: AuditPage["people"];
  readonly restaurants: readonly RestaurantName[];
}

/** Which lines are looked for. Sending it goes to its URL, so that "back" is the filter before. */
export function AuditFilters({ query, people, restaurants }: AuditFiltersProps) {
  const navigate = useNavigate();
  const { role } = useMe();
  const filter = new URLSearchParams(query);
  const inUse = FIELDS.filter((name) => filter.has(name)).length;
  const value = (name: string) => filter.get(name) ?? "";
  const subjects = AUDIT_SUBJECTS.filter(
    (subject) => subject !== "accounts" || role === "administrator",
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const asked = new URLSearchParams();
    for (const name of FIELDS) {
      const text = textOf(values, name).trim();
      if (text !== "") asked.set(name, text);
    }
    void navigate(`/audit?${asked}`);
  }

  return (
    <form role="search" onSubmit={submit} className="filters">
      <details className="folded" open={inUse > 0}>
        <summary>{inUse === 0 ? m.audit_filters() : m.leads_filters_set({ count: inUse })}</summary>
        <div className="filter-fields">
          <ChoiceField
            name="actor"
            label={m.audit_who()}
            defaultValue={value("actor")}
            choices={[
              ["", m.leads_filter_any()],
              ...people.map(({ id, name }) => [id, name] as const),
              ...PROGRAMS.map(([name, words]) => [name, words()] as const),
            ]}
          />
          <ChoiceField
            name="subject"
            label={m.audit_subject()}
            defaultValue={value("subject")}
            choices={[
              ["", m.leads_filter_any()],
              ...subjects.map((subject) => [subject, SUBJECTS[subject]()] as const),
            ]}
          />
          <ChoiceField
            name="restaurant"
            label={m.column_restaurant()}
            defaultValue={value("restaurant")}
            choices={[
              ["", m.leads_filter_any()],
              ...restaurants.map(({ slug, name }) => [slug, name] as const),
            ]}
          />
          <TextField
            name="since"
            type="date"
            label={m.leads_filter_since()}
            hint={m.leads_days_hint()}
            autoComplete="off"
            defaultValue={value("since")}
          />
          <TextField
            name="until"
            type="date"
            label={m.leads_filter_until()}
            hint={m.leads_days_hint()}
            autoComplete="off"
            defaultValue={value("until")}
          />
        </div>
        <div className="form-buttons">
          <Button type="submit" variant="primary">
            {m.leads_filter_show()}
          </Button>
          {inUse > 0 && (
            <Link to="/audit" className="button button-quiet">
              {m.leads_filter_clear()}
            </Link>
          )}
        </div>
      </details>
    </form>
  );
}
