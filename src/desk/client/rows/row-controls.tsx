import type { PointerEvent } from "react";
import { m } from "../paraglide/messages.js";
import "./rows.css";

interface DragHandleProps {
  readonly onStart: (event: PointerEvent<HTMLElement>) => void;
}

/** Where a row is taken to drag it. By keyboard it is moved with the buttons beside it. */
export function DragHandle({ onStart }: DragHandleProps) {
  return (
    <span aria-hidden="true" className="drag-handle" onPointerDown={onStart}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
        {[6, 12, 18].map((y) => (
          <path key={y} d={`M8 ${y - 1.5}h2v3H8zM14 ${y - 1.5}h2v3h-2z`} />
        ))}
      </svg>
    </span>
  );
}

export interface MoveButtonsProps {
  /** Names the row, in the buttons' accessible names. */
  readonly attribute?: string;
  readonly about: string;
  readonly canMove: (by: -1 | 1) => boolean;
  readonly onMove: (by: -1 | 1) => void;
}

const ARROWS = { "-1": "m6 15 6-6 6 6", "1": "m6 9 6 6 6-6" };

/** One step up or down. */
export function MoveButtons({ attribute = "data-move", about, canMove, onMove }: MoveButtonsProps) {
  return (
    <span className="row-moves">
      {([-1, 1] as const).map((by) => (
        <span key={by} {...{ [attribute]: by }}>
          <button
            type="button"
            className="button button-quiet icon-button"
            aria-label={`${by < 0 ? m.item_up() : m.item_down()}: ${about}`}
            aria-disabled={!canMove(by) || undefined}
            onClick={() => {
              if (canMove(by)) onMove(by);
            }}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none">
              <path d={ARROWS[by]} stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </span>
      ))}
    </span>
  );
}
