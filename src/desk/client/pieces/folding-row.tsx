import { type ReactNode, useEffect, useId } from "react";
import { m } from "../paraglide/messages.js";
import { useFieldParts } from "../ui/field.tsx";
import { DragHandle, MoveButtons, type MoveButtonsProps } from "./row-controls.tsx";
import { MarkedUnder } from "./translation-marks.tsx";
import type { Dragging, Place } from "./use-drag.ts";
import type { RowState } from "./use-row-state.ts";

interface FoldingRowProps extends Pick<MoveButtonsProps, "canMove" | "onMove"> {
  /** By which the list knows it. */
  readonly id: string;
  /** The path of what it shows in the content. */
  readonly path: string;
  readonly place: Place;
  readonly name: string;
  readonly lang: string | undefined;
  /** Stands behind the name. */
  readonly note?: string;
  /** Also without an error in its fields. */
  readonly isWrong?: boolean;
  readonly state: Pick<RowState<unknown>, "isOpen" | "setOpen">;
  readonly dragging: Dragging;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A row as one line, which opens to its fields. One with something wrong opens by itself. */
export function FoldingRow(props: FoldingRowProps) {
  const { id, path, place, name, lang, note, isWrong, state, dragging, children } = props;
  const { drag, start } = dragging;
  const panel = useId();
  const { error } = useFieldParts(path, undefined);
  const isOpen = state.isOpen(id);
  const { setOpen } = state;
  useEffect(() => {
    if (error !== undefined) setOpen(id, true);
    // Somebody may close it again.
  }, [error, id, setOpen]);
  const isThisPlace = (one: Place | undefined) =>
    drag?.kind === "row" && one?.section === place.section && one.index === place.index;
  return (
    <>
      {isThisPlace(drag?.gap) && <li className="gap-mark" />}
      <li
        data-drag-row
        data-row={id}
        data-field={path}
        data-dragged={isThisPlace(drag?.from) || undefined}
        data-open={isOpen || undefined}
        className="row"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => start(event, "row", place)} />
          <button
            type="button"
            className="row-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(id, !isOpen)}
          >
            <span lang={lang}>{name}</span>
            {(isWrong || error !== undefined) && (
              <span className="row-wrong">{m.dish_wrong()}</span>
            )}
            {!isOpen && <MarkedUnder path={path} />}
            {note !== undefined && <span className="small">{note}</span>}
          </button>
          <MoveButtons about={name} canMove={props.canMove} onMove={props.onMove} />
        </div>
        {isOpen && (
          <div id={panel} className="row-panel">
            {children}
          </div>
        )}
      </li>
    </>
  );
}
