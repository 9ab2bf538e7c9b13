import type { RestaurantName } from "../api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { ChoiceField } from "../ui/field.tsx";

interface OwnerFieldProps {
  readonly value: string;
  readonly restaurants: readonly RestaurantName[];
  readonly onChange: (restaurant: string) => void;
}

/** Chooses a picture's owner, whose staff may change it. Hidden for users with one restaurant. */
export function OwnerField({ value, restaurants, onChange }: OwnerFieldProps) {
  const { role } = useMe();
  const isOfRestaurant = role === "restaurant";
  if (isOfRestaurant && restaurants.length < 2) return null;
  return (
    <div className="fields">
      <ChoiceField
        name="restaurant"
        label={m.picture_owner()}
        hint={m.picture_owner_hint()}
        value={value}
        choices={[
          ...(isOfRestaurant ? [] : [["", m.picture_owner_group()] as const]),
          ...restaurants.map(({ slug, name }) => [slug, name] as const),
        ]}
        onChange={onChange}
      />
    </div>
  );
}
