import { Fragment, useRef } from "react";
import { listEdits } from "./list-edits.ts";
import { DragHandle, MoveButtons } from "./row-controls.tsx";
import { useDrag } from "./use-drag.ts";
import { useRowState } from "./use-row-state.ts";

/** What stands in a list, and a word on it. */
interface OrderedRow {
  readonly slug: string;
  readonly name: string;
  readonly note: string;
}

interface OrderListProps {
  readonly label: string;
  readonly rows: readonly OrderedRow[];
  readonly onChange: (slugs: readonly string[]) => void;
}

/**
 * Rows to put in order, by dragging or with buttons. The focus follows the row that moves, and where it
 * went is read out.
 */
export function OrderList({ label, rows, onChange }: OrderListProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useRowState(rows, root);
  const { step, drop } = listEdits({
    rows,
    onChange: (next) => onChange(next.map(({ slug }) => slug)),
    keyOf: ({ slug }) => slug,
    nameOf: ({ name }) => name,
    state,
  });
  const { drag, start } = useDrag(root, drop);
  const gap = drag?.gap?.index;

  return (
    <div ref={root}>
      <ol data-rows aria-label={label} className="rows">
        {rows.map(({ slug, name, note }, index) => (
          <Fragment key={slug}>
            {gap === index && <li className="gap-mark" />}
            <li
              data-drag-row
              data-row={slug}
              data-dragged={drag?.from.index === index || undefined}
              className="row-head ordered-row"
            >
              <DragHandle onStart={(event) => start(event, "row", { section: 0, index })} />
              <span className="ordered-name">
                <span>{name}</span>
                <span className="small">{note}</span>
              </span>
              <MoveButtons
                about={name}
                canMove={(by) => rows[index + by] !== undefined}
                onMove={(by) => step(index, by)}
              />
            </li>
          </Fragment>
        ))}
        {gap === rows.length && <li className="gap-mark" />}
      </ol>
      <p role="status" className="sr-only">
        {state.said}
      </p>
    </div>
  );
}
