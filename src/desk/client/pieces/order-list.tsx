import { Fragment, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { moveRow } from "./move-row.ts";
import { DragHandle, MoveButtons } from "./row-controls.tsx";
import { type Drag, useDrag } from "./use-drag.ts";
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
  const { said, say, focusIn } = useRowState(rows, root);

  function move(from: number, gap: number): void {
    const row = rows[from];
    if (row === undefined || gap < 0 || gap > rows.length) return;
    const next = moveRow(rows, from, gap);
    const position = next.indexOf(row) + 1;
    say(m.item_moved({ name: row.name, position, count: rows.length }));
    onChange(next.map(({ slug }) => slug));
  }
  function step(from: number, by: -1 | 1): void {
    focusIn(rows[from]?.slug ?? "", `[data-move="${by}"] button`);
    move(from, by < 0 ? from - 1 : from + 2);
  }
  const { drag, start } = useDrag(root, ({ from, gap }: Drag) => {
    if (gap !== undefined) move(from.index, gap.index);
  });
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
        {said}
      </p>
    </div>
  );
}
