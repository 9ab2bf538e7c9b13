import {
  Table as KitTable,
  TableTbody,
  TableTd,
  TableTh,
  TableThead,
  TableTr,
} from "@mantine/core";
import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";

interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Names its row, for screen readers and as a card's heading. */
  readonly isHead?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Renders a row's actions in the last column, which needs no heading. */
  readonly renderActions?: (row: Row) => ReactNode;
}

/** Browsers drop a table's roles when CSS changes its display. */
export const as = (role: string) => ({ role });

/** A table that becomes cards on a narrow screen, with the roles of a table. */
export function Table<Row>({ caption, columns, rows, keyOf, renderActions }: TableProps<Row>) {
  return (
    <div className="@container">
      <KitTable className="table" {...as("table")}>
        <caption className="sr-only">{caption}</caption>
        <TableThead {...as("rowgroup")} className="@max-[38rem]:sr-only">
          <TableTr {...as("row")}>
            {columns.map(({ title }) => (
              <TableTh key={title} scope="col" {...as("columnheader")}>
                {title}
              </TableTh>
            ))}
            {renderActions && (
              <TableTh scope="col" {...as("columnheader")}>
                {m.column_actions()}
              </TableTh>
            )}
          </TableTr>
        </TableThead>
        <TableTbody {...as("rowgroup")}>
          {rows.map((row) => (
            <TableTr key={keyOf(row)} {...as("row")}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
              {renderActions && <TableTd {...as("cell")}>{renderActions(row)}</TableTd>}
            </TableTr>
          ))}
        </TableTbody>
      </KitTable>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { title, render, isHead = false } = column;
  if (isHead) {
    return (
      <TableTh scope="row" {...as("rowheader")}>
        {render(row)}
      </TableTh>
    );
  }
  return (
    <TableTd {...as("cell")} data-title={title}>
      {render(row)}
    </TableTd>
  );
}
