import { ActionIcon } from "@mantine/core";
import { type PointerEvent, type ReactNode, useId } from "react";
import { m } from "../paraglide/messages.js";
import { MarkedUnder } from "../pieces/translation-marks.tsx";
import type { Place } from "./lists.ts";
import { Icon } from "../ui/icon.tsx";
import { SkipToPublish } from "../ui/skip-to-publish.tsx";
import type { Dragging } from "./use-drag.ts";
import { type RowEdits, type RowState, useRowError } from "./use-rows.ts";
import "./rows.css";

export interface RowProps {
  /** The list's key of the row. */
  readonly id: string;
  /** The path of its value in the content. */
  readonly path: string;
  readonly place: Place;
  readonly name: string;
  readonly lang?: string | undefined;
  /** Shown behind the name. */
  readonly note?: string;
  /** Marks an error outside its fields. */
  readonly isWrong?: boolean;
  /** Whether its fields are folded; else they are below its head or replace its name. */
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

/** A list's row, to drag and move. A folded row with an error opens. */
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
          <div id={panel} className="flex flex-col gap-5 pt-2 pb-6">
            {children}
            <SkipToPublish />
          </div>
        )}
        {place.index % ROWS_BETWEEN_LINKS === ROWS_BETWEEN_LINKS - 1 && <SkipToPublish />}
      </li>
    </>
  );
}

/** The drag handle. By keyboard, the buttons beside it move the row. */
export function DragHandle({
  onStart,
}: {
  readonly onStart: (event: PointerEvent<HTMLElement>) => void;
}) {
  return (
    <span
      aria-hidden="true"
      className="drag-handle -ms-2.5 flex size-11 flex-none cursor-grab touch-none items-center justify-center text-(--muted) select-none active:cursor-grabbing"
      onPointerDown={onStart}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
        {[6, 12, 18].map((y) => (
          <path key={y} d={`M8 ${y - 1.5}h2v3H8zM14 ${y - 1.5}h2v3h-2z`} />
        ))}
      </svg>
    </span>
  );
}

interface MoveButtonsProps {
  /** Names the row in the buttons' accessible names. */
  readonly attribute?: string;
  readonly about: string;
  readonly canMove: (by: -1 | 1) => boolean;
  readonly onMove: (by: -1 | 1) => void;
}

const ARROWS = { "-1": "m6 15 6-6 6 6", "1": "m6 9 6 6 6-6" };

/** Moves a row one step up or down. */
export function MoveButtons({ attribute = "data-move", about, canMove, onMove }: MoveButtonsProps) {
  return (
    <span className="row-moves">
      {([-1, 1] as const).map((by) => (
        <span key={by} {...{ [attribute]: by }}>
          <ActionIcon
            variant="subtle"
            size={36}
            className="icon-button"
            aria-label={`${by < 0 ? m.item_up() : m.item_down()}: ${about}`}
            aria-disabled={!canMove(by) || undefined}
            onClick={() => {
              if (canMove(by)) onMove(by);
            }}
          >
            <Icon path={ARROWS[by]} />
          </ActionIcon>
        </span>
      ))}
    </span>
  );
}
