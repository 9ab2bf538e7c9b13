import { AUDIT_SUBJECTS, type AuditPage } from "#desk/contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { FilterChoice, FilterForm, RestaurantAndDays } from "#desk/client/ui/filter-form.tsx";

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

/** Which lines are looked for. */
export function AuditFilters({ query, people, restaurants }: AuditFiltersProps) {
  const { role } = useMe();
  const filter = new URLSearchParams(query);
  const inUse = FIELDS.filter((name) => filter.has(name)).length;
  const subjects = AUDIT_SUBJECTS.filter(
    (subject) => subject !== "accounts" || role === "administrator",
  );
  return (
    <FilterForm
      to="/audit"
      names={FIELDS}
      title={m.audit_filters()}
      inUse={inUse}
      canClear={inUse > 0}
    >
      <FilterChoice
        filter={filter}
        name="actor"
        label={m.audit_who()}
        choices={[
          ...people.map(({ id, name }) => [id, name] as const),
          ...PROGRAMS.map(([name, words]) => [name, words()] as const),
        ]}
      />
      <FilterChoice
        filter={filter}
        name="subject"
        label={m.audit_subject()}
        choices={subjects.map((subject) => [subject, SUBJECTS[subject]()])}
      />
      <RestaurantAndDays filter={filter} restaurants={restaurants} />
    </FilterForm>
  );
}
