import { useState } from "react";
import { type AccountChange, type Role, ROLES } from "#accounts/contract.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { CheckField, ChoiceField } from "#desk/ui/field.tsx";
import { nameIn } from "#desk/ui/lead-words.ts";
import { roleDescription, roleName } from "#desk/ui/role-words.ts";

interface RoleFieldsProps {
  readonly access: AccountChange;
  readonly restaurants: readonly RestaurantName[];
}

export function RoleFields({ access, restaurants }: RoleFieldsProps) {
  const [role, setRole] = useState<Role>(access.role);
  return (
    <>
      <ChoiceField
        name="role"
        label={m.column_role()}
        hint={roleDescription(role)}
        defaultValue={access.role}
        choices={ROLES.map((one) => [one, roleName(one)])}
        onChange={(value) => setRole(value as Role)}
      />
      {role === "restaurant" && (
        <fieldset className="field">
          <legend className="field-label">{m.restaurants_label()}</legend>
          {restaurants.map(({ slug, name }) => (
            <CheckField
              key={slug}
              name="restaurants"
              value={slug}
              label={name}
              isChecked={access.restaurants.includes(slug)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Reads the values of {@link RoleFields}. */
export function accessOf(values: FormData): AccountChange {
  const role = values.get("role") as Role;
  const restaurants = values.getAll("restaurants").filter((slug) => typeof slug === "string");
  return { role, restaurants: role === "restaurant" ? restaurants : [] };
}

export const roleColumn = (all: readonly RestaurantName[]) => ({
  title: m.column_role(),
  render: ({ role, restaurants }: AccountChange) => (
    <>
      <span>{roleName(role)}</span>
      {restaurants.length > 0 && (
        <span className="small block">
          {restaurants.map((slug) => nameIn(all, slug)).join(", ")}
        </span>
      )}
    </>
  ),
});
