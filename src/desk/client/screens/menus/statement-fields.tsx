import {
  ALLERGENS,
  type AllergenStatement,
  contradictions,
  DIETS,
} from "#content/shapes/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, ControlGroup, SelectControl } from "#desk/client/pieces/piece-controls.tsx";
import { allergenWords, dietWords, statementChoices } from "./menu-words.ts";

interface StatementFieldsProps {
  readonly name: string;
  readonly item: MenuItem;
  readonly onChange: (statements: Pick<MenuItem, "diets" | "allergens">) => void;
}

/** The marks of a dish and what it states of each allergen; that they contradict is said at once. */
export function StatementFields({ name, item, onChange }: StatementFieldsProps) {
  const { diets = [], allergens = {} } = item;
  const choices = statementChoices();
  return (
    <>
      <ControlGroup name={`${name}.diets`} label={m.dish_diets()}>
        <div className="checks">
          {DIETS.map((diet) => (
            <CheckControl
              key={diet}
              name={`${name}.diets.${diet}`}
              label={dietWords(diet)}
              value={diets.includes(diet)}
              onChange={(isThere) =>
                onChange({
                  diets: DIETS.filter((one) => (one === diet ? isThere : diets.includes(one))),
                  allergens,
                })
              }
            />
          ))}
        </div>
      </ControlGroup>
      <div role="alert">
        {contradictions(item).map(({ diet, allergen }) => (
          <p key={diet + allergen} className="notice notice-error">
            {m.dish_contradiction({ diet: dietWords(diet), allergen: allergenWords(allergen) })}
          </p>
        ))}
      </div>
      <ControlGroup
        name={`${name}.allergens`}
        label={m.dish_allergens()}
        hint={m.dish_allergens_hint()}
      >
        <div className="allergens">
          {ALLERGENS.map((allergen) => (
            <SelectControl
              key={allergen}
              name={`${name}.allergens.${allergen}`}
              label={allergenWords(allergen)}
              value={allergens[allergen] ?? "unknown"}
              choices={choices}
              onChange={(statement) => {
                const { [allergen]: _, ...others } = allergens;
                const stated = { [allergen]: statement as AllergenStatement };
                onChange({
                  diets,
                  allergens: statement === "unknown" ? others : { ...others, ...stated },
                });
              }}
            />
          ))}
        </div>
      </ControlGroup>
    </>
  );
}
