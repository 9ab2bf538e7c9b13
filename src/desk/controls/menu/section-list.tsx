import { useRef } from "react";
import { MOST } from "#content/schemas/content-maxima.ts";
import { contradictions } from "#content/schemas/dish-statements.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { DISH } from "#desk/kinds/dish.tsx";
import { dishName, pricesWords, sectionName } from "#desk/kinds/dish-words.ts";
import { m } from "#desk/paraglide/messages.js";
import { FieldSet } from "#desk/pieces/field-set.tsx";
import { EMPTY_TEXTS } from "#desk/pieces/field-types.tsx";
import { changed, type FieldProps } from "#desk/pieces/fields.ts";
import { ControlGroup, TextsControl } from "#desk/pieces/piece-controls.tsx";
import { MarkedUnder } from "#desk/pieces/translation-marks.tsx";
import { AddButton } from "#desk/rows/add-button.tsx";
import { type Lists, rowKey, sameRow } from "#desk/rows/lists.ts";
import { DragHandle, MoveButtons, Row } from "#desk/rows/row.tsx";
import { type Dragging, useDrag } from "#desk/rows/use-drag.ts";
import {
  type RowEdits,
  type RowState,
  useRowError,
  useRows,
  useRowState,
} from "#desk/rows/use-rows.ts";
import { Button } from "#desk/ui/button.tsx";
import { useIsWineList } from "./use-currency.ts";
import "./menus.css";
import { ChoiceField } from "#desk/ui/field.tsx";

/**
 * Lists a menu's sections with their dishes, to add, change, remove and order; dishes move between
 * sections.
 */
export function SectionList(props: FieldProps<readonly MenuSection[]>) {
  const { name: path, value: sections, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = useRowState(root);
  const sectionEdits = useRows({
    lists: [sections],
    onChange: ([next = []]) => onChange(next),
    nameOf: sectionName,
    state,
    moveAttribute: "data-move-section",
    addButton: "[data-add-section] button",
  });
  const dishEdits = useRows<MenuItem>({
    lists: sections.map(({ items }) => items),
    onChange: (lists) => onChange(withDishes(sections, lists)),
    nameOf: dishName,
    state,
    within: sections.map((section, at) => ({
      name: sectionName(section, at),
      key: rowKey(section),
    })),
  });
  const dragging = useDrag(root, (drag) =>
    (drag.kind === "row" ? dishEdits : sectionEdits).drop(drag),
  );
  const { drag } = dragging;
  return (
    <ControlGroup name={path} label={m.menu_sections()} hint={m.menu_sections_hint()}>
      <div ref={root}>
        {sections.map((section, at) => (
          <OneSection
            key={rowKey(section)}
            {...{ path, sections, section, at, state, sectionEdits, dishEdits, dragging }}
            onSection={(next) => onChange(sections.with(at, sameRow(next, section)))}
          />
        ))}
        {drag?.kind === "section" && drag.gap?.index === sections.length && (
          <div className="gap-mark" />
        )}
        <p data-add-section className="add-row">
          <AddButton
            count={sections.length}
            maximum={MOST.sections}
            onClick={() => sectionEdits.add({ title: EMPTY_TEXTS, items: [] })}
          >
            {m.section_add()}
          </AddButton>
        </p>
        <p role="status" className="sr-only">
          {state.said}
        </p>
      </div>
    </ControlGroup>
  );
}

/** Replaces sections' dishes; unchanged sections keep their identity. */
function withDishes(sections: readonly MenuSection[], lists: Lists<MenuItem>) {
  return sections.map((section, at) => {
    const items = lists[at] ?? section.items;
    return items === section.items ? section : sameRow({ ...section, items }, section);
  });
}

interface OneSectionProps {
  readonly path: string;
  readonly sections: readonly MenuSection[];
  readonly section: MenuSection;
  readonly at: number;
  readonly state: RowState;
  readonly sectionEdits: RowEdits<MenuSection>;
  readonly dishEdits: RowEdits<MenuItem>;
  readonly dragging: Dragging;
  readonly onSection: (section: MenuSection) => void;
}

function OneSection(props: OneSectionProps) {
  const { path, sections, section, at, state, sectionEdits, dishEdits, dragging } = props;
  const { onSection } = props;
  const { drag, start } = dragging;
  const name = sectionName(section, at);
  const place = { list: 0, index: at };
  const own = `${path}.${at}`;
  const gap = drag?.kind === "row" && drag.gap?.list === at ? drag.gap.index : undefined;
  const isDragged = drag?.kind === "section" && drag.from.index === at;
  const key = rowKey(section);
  const isOpen = state.isOpen(key);
  const isWineList = useIsWineList();
  useRowError(state, key, own);
  return (
    <>
      {drag?.kind === "section" && drag.gap?.index === at && <div className="gap-mark" />}
      <div
        role="group"
        aria-label={name}
        data-section
        data-row={key}
        data-field={own}
        data-dragged={isDragged || undefined}
        className="menu-section mt-4 flex flex-col gap-3 border-t-2 border-(--field) pt-2 pb-5 [&>.group:not([aria-invalid])>.field-label]:sr-only"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => start(event, "section", place)} />
          <h3 className="min-w-0 flex-1">
            <button
              type="button"
              className="section-toggle min-h-11 w-full cursor-pointer text-start font-semibold"
              aria-expanded={isOpen}
              onClick={() => state.setOpen(key, !isOpen)}
            >
              <span>{name}</span>
              {!isOpen && <MarkedUnder path={`${own}.title`} />}
            </button>
          </h3>
          <MoveButtons
            attribute="data-move-section"
            about={name}
            canMove={(by) => sections[at + by] !== undefined}
            onMove={(by) => sectionEdits.step(place, by)}
          />
          <Button variant="quiet" about={name} onClick={() => sectionEdits.remove(place)}>
            {m.remove()}
          </Button>
        </div>
        {isOpen && (
          <TextsControl
            name={`${own}.title`}
            label={m.section_title()}
            value={section.title}
            onChange={(title) => onSection({ ...section, title })}
          />
        )}
        <ControlGroup
          name={`${own}.items`}
          label={isWineList ? m.section_wines() : m.section_dishes()}
        >
          <ol data-rows className="rows">
            {section.items.map((dish, index) => (
              <DishRow
                key={rowKey(dish)}
                {...props}
                dish={dish}
                index={index}
                onDish={(next) =>
                  onSection({ ...section, items: section.items.with(index, sameRow(next, dish)) })
                }
              />
            ))}
            {gap === section.items.length && <li className="gap-mark" />}
          </ol>
          <p data-add className="add-row">
            <AddButton
              about={name}
              count={section.items.length}
              maximum={MOST.dishesOfSection}
              within={{
                count: sections.reduce((sum, { items }) => sum + items.length, 0),
                maximum: isWineList ? MOST.winesOfMenu : MOST.dishesOfMenu,
              }}
              onClick={() => dishEdits.add({ name: "" }, at)}
            >
              {isWineList ? m.wine_add() : m.dish_add()}
            </AddButton>
          </p>
        </ControlGroup>
      </div>
    </>
  );
}

interface DishRowProps extends OneSectionProps {
  readonly dish: MenuItem;
  readonly index: number;
  readonly onDish: (dish: MenuItem) => void;
}

/** A dish as one line that opens to all its fields. */
function DishRow(props: DishRowProps) {
  const { path, sections, at, dish, index, state, dishEdits, dragging, onDish } = props;
  const place = { list: at, index };
  const own = `${path}.${at}.items.${index}`;
  const name = dishName(dish, index);
  const isWineList = useIsWineList();
  return (
    <Row
      id={rowKey(dish)}
      path={own}
      place={place}
      name={name}
      lang={dish.language}
      note={[pricesWords(dish.price), dish.isHidden ? m.dish_hidden() : ""]
        .filter((words) => words !== "")
        .join(" · ")}
      isWrong={contradictions(dish).length > 0}
      isFolding
      state={state}
      edits={dishEdits}
      dragging={dragging}
    >
      <FieldSet
        fields={DISH}
        path={own}
        edited={{ content: dish, change: (next) => onDish(changed(dish, next)) }}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {sections.length > 1 && (
          <div data-to-section>
            <ChoiceField
              name={`${own}.section`}
              label={m.dish_section()}
              value={String(at)}
              choices={sections.map((one, number) => [String(number), sectionName(one, number)])}
              onChange={(section) => dishEdits.send(place, Number(section))}
            />
          </div>
        )}
        <Button about={name} onClick={() => dishEdits.remove(place)}>
          {isWineList ? m.wine_remove() : m.dish_remove()}
        </Button>
      </div>
    </Row>
  );
}
