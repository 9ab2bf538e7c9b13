import { contradictions } from "#content/shapes/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { FoldingRow } from "#desk/client/pieces/folding-row.tsx";
import { SelectControl } from "#desk/client/pieces/piece-controls.tsx";
import { rowKey } from "#desk/client/pieces/row-keys.ts";
import type { Place } from "#desk/client/pieces/use-drag.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { DishFields } from "./dish-fields.tsx";
import { pricesWords } from "./menu-words.ts";
import type { RowProps } from "./section-list.tsx";
import { dishName, sectionName } from "./use-menu-edits.ts";

interface DishRowProps extends RowProps {
  readonly item: MenuItem;
  readonly place: Place;
  readonly onItem: (item: MenuItem) => void;
}

/** A dish as one line, which opens to all its fields. */
export function DishRow(props: DishRowProps) {
  const { sections, item, place, edits, dragging, currency, onItem } = props;
  const path = `sections.${place.section}.items.${place.index}`;
  const name = dishName(item, place.index);
  return (
    <FoldingRow
      id={rowKey(item)}
      path={path}
      place={place}
      name={name}
      lang={item.language}
      note={pricesWords(item)}
      isWrong={contradictions(item).length > 0}
      state={edits}
      dragging={dragging}
      canMove={(by) => edits.canStep(place, by)}
      onMove={(by) => edits.stepDish(place, by)}
    >
      <DishFields name={path} item={item} currency={currency} onChange={onItem} />
      <div className="row-foot">
        {sections.length > 1 && (
          <div data-to-section>
            <SelectControl
              name={`${path}.section`}
              label={m.dish_section()}
              value={String(place.section)}
              choices={sections.map((one, at) => [String(at), sectionName(one, at)])}
              onChange={(section) => edits.sendDish(place, Number(section))}
            />
          </div>
        )}
        <Button about={name} onClick={() => edits.removeDish(place)}>
          {m.dish_remove()}
        </Button>
      </div>
    </FoldingRow>
  );
}
