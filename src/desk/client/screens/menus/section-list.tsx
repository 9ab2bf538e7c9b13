import { MOST } from "#content/shapes/content-maxima.ts";
import { useEffect, useRef } from "react";
import type { Currency } from "#content/kinds/experience.ts";
import type { MenuSection } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { AddButton } from "#desk/client/pieces/add-button.tsx";
import { ControlGroup, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { DragHandle, MoveButtons } from "#desk/client/pieces/row-controls.tsx";
import { rowKey, sameRow } from "#desk/client/pieces/row-keys.ts";
import { type Dragging, useDrag } from "#desk/client/pieces/use-drag.ts";
import { MarkedUnder } from "#desk/client/pieces/translation-marks.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { useFieldParts } from "#desk/client/ui/field.tsx";
import { DishRow } from "./dish-row.tsx";
import { changeItem, dishCount, type Sections } from "./menu-sections.ts";
import { type MenuEdits, sectionName, useMenuEdits } from "./use-menu-edits.ts";

interface SectionListProps {
  readonly sections: Sections;
  /** In which the restaurant has its prices. */
  readonly currency: Currency;
  readonly onChange: (sections: Sections) => void;
}

/** The sections of a menu with their dishes, to add, change, remove and put in order. */
export function SectionList({ sections, currency, onChange }: SectionListProps) {
  const root = useRef<HTMLDivElement>(null);
  const edits = useMenuEdits(sections, onChange, root);
  const dragging = useDrag(root, edits.drop);
  const { drag } = dragging;
  const parts = { sections, currency, onChange, edits, dragging };
  return (
    <ControlGroup name="sections" label={m.menu_sections()} hint={m.menu_sections_hint()}>
      <div ref={root}>
        {sections.map((section, at) => (
          <SectionOfMenu key={rowKey(section)} {...parts} section={section} at={at} />
        ))}
        {drag?.kind === "section" && drag.gap?.index === sections.length && (
          <div className="gap-mark" />
        )}
        <p data-add-section className="add-row">
          <AddButton count={sections.length} maximum={MOST.sections} onClick={edits.addSection}>
            {m.section_add()}
          </AddButton>
        </p>
        <p role="status" className="sr-only">
          {edits.said}
        </p>
      </div>
    </ControlGroup>
  );
}

export interface RowProps extends SectionListProps {
  readonly edits: MenuEdits;
  readonly dragging: Dragging;
}

function SectionOfMenu(props: RowProps & { readonly section: MenuSection; readonly at: number }) {
  const { sections, section, at, edits, dragging, onChange } = props;
  const { drag, start } = dragging;
  const name = sectionName(section, at);
  const gap = drag?.kind === "row" && drag.gap?.section === at ? drag.gap.index : undefined;
  const isDragged = drag?.kind === "section" && drag.from.index === at;
  const key = rowKey(section);
  const isOpen = edits.isOpen(key);
  const { setOpen } = edits;
  const { error } = useFieldParts(`sections.${at}`, undefined);
  useEffect(() => {
    if (error !== undefined) setOpen(key, true);
    // Somebody may close it again.
  }, [error, key, setOpen]);
  return (
    <>
      {drag?.kind === "section" && drag.gap?.index === at && <div className="gap-mark" />}
      <div
        role="group"
        aria-label={name}
        data-section
        data-row={key}
        data-field={`sections.${at}`}
        data-dragged={isDragged || undefined}
        className="menu-section"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => start(event, "section", { section: 0, index: at })} />
          <h3>
            <button
              type="button"
              className="section-toggle"
              aria-expanded={isOpen}
              onClick={() => edits.setOpen(key, !isOpen)}
            >
              <span>{name}</span>
              {!isOpen && <MarkedUnder path={`sections.${at}.title`} />}
            </button>
          </h3>
          <MoveButtons
            attribute="data-move-section"
            about={name}
            canMove={(by) => sections[at + by] !== undefined}
            onMove={(by) => edits.stepSection(at, by)}
          />
          <Button variant="quiet" about={name} onClick={() => edits.removeSection(at)}>
            {m.remove()}
          </Button>
        </div>
        {isOpen && (
          <TextsControl
            name={`sections.${at}.title`}
            label={m.section_title()}
            value={section.title}
            onChange={(title) =>
              onChange(sections.with(at, sameRow({ ...section, title }, section)))
            }
          />
        )}
        <ControlGroup name={`sections.${at}.items`} label={m.section_dishes()}>
          <ol data-rows className="rows">
            {section.items.map((item, index) => (
              <DishRow
                key={rowKey(item)}
                {...props}
                item={item}
                place={{ section: at, index }}
                onItem={(next) =>
                  onChange(changeItem(sections, { section: at, index }, sameRow(next, item)))
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
              within={{ count: dishCount(sections), maximum: MOST.dishesOfMenu }}
              onClick={() => edits.addDish(at)}
            >
              {m.dish_add()}
            </AddButton>
          </p>
        </ControlGroup>
      </div>
    </>
  );
}
