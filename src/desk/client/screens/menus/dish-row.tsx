import { useEffect, useId } from "react";
import { contradictions } from "#content/shapes/dish-statements.ts";
import type { MenuItem } from "#content/shapes/menu-content.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { SelectControl } from "#desk/client/pieces/piece-controls.tsx";
import { DragHandle, MoveButtons } from "#desk/client/pieces/row-controls.tsx";
import { rowKey } from "#desk/client/pieces/row-keys.ts";
import type { Place } from "#desk/client/pieces/use-drag.ts";
import { MarkedUnder } from "#desk/client/pieces/translation-marks.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { useFieldParts } from "#desk/client/ui/field.tsx";
import { DishFields } from "./dish-fields.tsx";
import { pricesWords } from "./menu-words.ts";
import type { RowProps } from "./section-list.tsx";
import { dishName, sectionName } from "./use-menu-edits.ts";

interface DishRowProps extends RowProps {
  readonly item: MenuItem;
  readonly place: Place;
  /** What is dragged would fall before it. */
  readonly hasGap: boolean;
  readonly onItem: (item: MenuItem) => void;
}

/** A dish as one line, which opens to all its fields. One with something wrong opens by itself. */
export function DishRow(props: DishRowProps) {
  const { sections, item, place, hasGap, edits, drag, startDrag, currency, onItem } = props;
  const panel = useId();
  const key = rowKey(item);
  const path = `sections.${place.section}.items.${place.index}`;
  const { error } = useFieldParts(path, undefined);
  const isOpen = edits.isOpen(key);
  const { setOpen } = edits;
  useEffect(() => {
    if (error !== undefined) setOpen(key, true);
    // Somebody may close it again.
  }, [error, key, setOpen]);
  const name = dishName(item, place.index);
  const isDragged =
    drag?.kind === "row" && drag.from.section === place.section && drag.from.index === place.index;
  const isWrong = error !== undefined || contradictions(item).length > 0;

  return (
    <>
      {hasGap && <li className="gap-mark" />}
      <li
        data-drag-row
        data-row={key}
        data-field={path}
        data-dragged={isDragged || undefined}
        data-open={isOpen || undefined}
        className="row"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => startDrag(event, "row", place)} />
          <button
            type="button"
            className="row-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(key, !isOpen)}
          >
            <span lang={item.language}>{name}</span>
            {isWrong && <span className="row-wrong">{m.dish_wrong()}</span>}
            {!isOpen && <MarkedUnder path={path} />}
            <span className="small">{pricesWords(item)}</span>
          </button>
          <MoveButtons
            about={name}
            canMove={(by) => edits.canStep(place, by)}
            onMove={(by) => edits.stepDish(place, by)}
          />
        </div>
        {isOpen && (
          <div id={panel} className="row-panel">
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
          </div>
        )}
      </li>
    </>
  );
}
