import {
  ALLERGENS,
  type AllergenStatement,
  contradictions,
} from "#content/schemas/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { allergenWords, dietWords, statementChoices } from "#desk/kinds/dish-words.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { ControlGroup } from "#desk/pieces/piece-controls.tsx";
import { SkipToPublish } from "#desk/ui/skip-to-publish.tsx";
import { ChoiceField } from "#desk/ui/field.tsx";

/** Edits a dish's allergens, and reports marks that contradict them at once. */
export function AllergensControl(props: FieldProps<NonNullable<MenuItem["allergens"]>, MenuItem>) {
  const { name, value, onChange, edited } = props;
  const choices = statementChoices();
  return (
    <>
      <div role="alert">
        {contradictions(edited.content).map(({ diet, allergen }) => (
          <p key={diet + allergen} className="field-error">
            {m.dish_contradiction({ diet: dietWords(diet), allergen: allergenWords(allergen) })}
          </p>
        ))}
      </div>
      <ControlGroup name={name} label={m.dish_allergens()} hint={m.dish_allergens_hint()}>
        <SkipToPublish />
        <div className="allergens">
          {ALLERGENS.map((allergen) => (
            <ChoiceField
              key={allergen}
              name={`${name}.${allergen}`}
              label={allergenWords(allergen)}
              value={value[allergen] ?? "unknown"}
              choices={choices}
              onChange={(statement) => {
                const { [allergen]: _, ...others } = value;
                const stated = { [allergen]: statement as AllergenStatement };
                onChange(statement === "unknown" ? others : { ...others, ...stated });
              }}
            />
          ))}
        </div>
      </ControlGroup>
    </>
  );
}
