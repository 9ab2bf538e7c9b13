import { type ReactNode, useId } from "react";
import { m } from "../paraglide/messages.js";
import { MarkedUnder } from "../pieces/translation-marks.tsx";
import type { Place } from "./lists.ts";
import { SkipToPublish } from "../ui/skip-to-publish.tsx";
import { DragHandle, MoveButtons } from "./row-controls.tsx";
import type { Dragging } from "./use-drag.ts";
import { type RowEdits, type RowState, useRowError } from "./use-rows.ts";

export interface RowProps {
  /** By which the list knows it. */
  readonly id: string;
  /** The path of what it shows in the content. */
  readonly path: string;
  readonly place: Place;
  readonly name: string;
  readonly lang?: string | undefined;
  /** Stands behind the name. */
  readonly note?: string;
  /** Also without an error in its fields. */
  readonly isWrong?: boolean;
  /** Its fields come when it is opened; else they stand below its head, or instead of its name. */
  readonly isFolding?: boolean;
  readonly isNamed?: boolean;
  readonly state: Pick<RowState, "isOpen" | "setOpen">;
  readonly edits: Pick<RowEdits, "canStep" | "step">;
  readonly dragging: Dragging;
  /** At the end of its head. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const ROWS_BETWEEN_LINKS = 5;

/** One row of a list, to drag and to move. A folded one with something wrong opens by itself. */
export function Row(props: RowProps) {
  const { id, path, place, name, lang, note, isWrong = false, state, edits, dragging } = props;
  const { isFolding = false, isNamed = true, action, children } = props;
  const { drag, start } = dragging;
  const panel = useId();
  const error = useRowError(state, id, path);
  const isOpen = state.isOpen(id);
  const isHere = (one: Place | undefined) =>
    drag?.kind === "row" && one?.list === place.list && one.index === place.index;
  const title = (
    <>
      <span lang={lang}>{name}</span>
      {(isWrong || error !== undefined) && <span className="row-wrong">{m.dish_wrong()}</span>}
      {isFolding && !isOpen && <MarkedUnder path={path} />}
      {note !== undefined && note !== "" && <span className="small">{note}</span>}
    </>
  );
  return (
    <>
      {isHere(drag?.gap) && <li className="gap-mark" />}
      <li
        data-drag-row
        data-row={id}
        data-field={path}
        data-dragged={isHere(drag?.from) || undefined}
        data-open={isOpen || undefined}
        className="row"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => start(event, "row", place)} />
          {isFolding && (
            <button
              type="button"
              className="row-toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => state.setOpen(id, !isOpen)}
            >
              {title}
            </button>
          )}
          {!isFolding && <div className="row-title">{isNamed ? title : children}</div>}
          <MoveButtons
            about={name}
            canMove={(by) => edits.canStep(place, by)}
            onMove={(by) => edits.step(place, by)}
          />
          {action}
        </div>
        {isNamed && children !== undefined && (!isFolding || isOpen) && (
          <div id={panel} className="row-panel">
            {children}
            <SkipToPublish />
          </div>
        )}
        {place.index % ROWS_BETWEEN_LINKS === ROWS_BETWEEN_LINKS - 1 && <SkipToPublish />}
      </li>
    </>
  );
}
