import { type ReactNode, useRef } from "react";
import type { Edited, FieldProps } from "../pieces/fields.ts";
import { Button } from "../ui/button.tsx";
import { AddButton } from "./add-button.tsx";
import { Row } from "./row.tsx";
import { sameRow } from "./lists.ts";
import { useDrag } from "./use-drag.ts";
import { rowKeyAt, useRows, useRowState } from "./use-rows.ts";

interface RowListProps<Item> {
  /** The list's path in the content; empty if it is no field. */
  readonly path: string;
  /** The list's label, unless a group has one. */
  readonly label?: string;
  readonly rows: readonly Item[];
  readonly onChange: (rows: readonly Item[]) => void;
  readonly nameOf: (row: Item, index: number) => string;
  readonly noteOf?: (row: Item) => string;
  readonly langOf?: (row: Item) => string | undefined;
  readonly adding?: {
    readonly maximum: number;
    readonly text: string;
    readonly removeText: string;
    /** Creates the row to add; without it `choose` asks. */
    readonly newRow?: () => Item;
    readonly choose?: () => void;
  };
  readonly isFolding?: boolean;
  readonly children?: (row: FieldProps<Item>) => ReactNode;
}

const NOTHING_AROUND: Edited<object> = { content: {}, change() {} };

/** Edits rows: add, change, remove, and order by dragging or buttons. */
export function RowList<Item>(props: RowListProps<Item>) {
  const { path, label, rows, onChange, nameOf, noteOf, langOf, adding } = props;
  const { isFolding = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = useRowState(root);
  const edits = useRows({
    lists: [rows],
    onChange: ([next = []]) => onChange(next),
    nameOf,
    state,
  });
  const dragging = useDrag(root, edits.drop);

  function change(at: number, before: Item, next: Item): void {
    const isObject = typeof next === "object" && next !== null;
    if (isObject && typeof before === "object" && before !== null) sameRow(next, before);
    onChange(rows.with(at, next));
  }

  return (
    <div ref={root}>
      <ol data-rows className="rows" aria-label={label}>
        {rows.map((row, index) => {
          const place = { list: 0, index };
          const name = nameOf(row, index);
          const remove = adding && (
            <Button variant="quiet" about={name} onClick={() => edits.remove(place)}>
              {adding.removeText}
            </Button>
          );
          const isText = typeof row !== "object";
          const children = props.children?.({
            name: `${path}.${index}`,
            value: row,
            onChange: (next) => change(index, row, next),
            edited: NOTHING_AROUND,
          });
          return (
            <Row
              key={rowKeyAt(row, index)}
              id={rowKeyAt(row, index)}
              path={`${path}.${index}`}
              place={place}
              name={name}
              lang={langOf?.(row)}
              {...(noteOf && { note: noteOf(row) })}
              isFolding={isFolding}
              isNamed={!isText || children === undefined}
              state={state}
              edits={edits}
              dragging={dragging}
              action={!isFolding && remove}
            >
              {isFolding ? (
                <>
                  <div className="contents">{children}</div>
                  <div className="flex flex-wrap items-end gap-x-6 gap-y-3">{remove}</div>
                </>
              ) : (
                children
              )}
            </Row>
          );
        })}
        {dragging.drag?.gap?.index === rows.length && <li className="gap-mark" />}
      </ol>
      {adding && (
        <p data-add className="add-row">
          <AddButton
            count={rows.length}
            maximum={adding.maximum}
            onClick={() => (adding.newRow ? edits.add(adding.newRow()) : adding.choose?.())}
          >
            {adding.text}
          </AddButton>
        </p>
      )}
      <p role="status" className="sr-only">
        {state.said}
      </p>
    </div>
  );
}
