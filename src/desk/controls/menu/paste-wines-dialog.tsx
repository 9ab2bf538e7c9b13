import { useState } from "react";
import { MOST } from "#content/schemas/content-maxima.ts";
import { countryName } from "#language/countries.ts";
import { pricesWords } from "#desk/kinds/dish-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { Dialog } from "#desk/ui/dialog.tsx";
import { CheckField, TextField } from "#desk/ui/field.tsx";
import { Form, required, textOf } from "#desk/ui/form.tsx";
import { Table } from "#desk/ui/table.tsx";
import { UnreadRows } from "./unread-rows.tsx";
import { useCurrency } from "./use-currency.ts";
import type { SectionsDialogProps } from "./dish-changes.ts";
import { MOST_PASTED } from "./read-pasted.ts";
import { readWineTable, type WineRow, winesIntoSections, type WineTable } from "./wine-table.ts";

const TABLE = "table";
const ROW = "row";

/** Asks for a table of wines, shows each parsed row, and adds the chosen ones to the wine list. */
export function PasteWinesDialog({ sections, onTake, onClose }: SectionsDialogProps) {
  const currency = useCurrency();
  const [table, setTable] = useState<WineTable>();
  const maximum = MOST.winesOfMenu - sections.reduce((sum, { items }) => sum + items.length, 0);
  const isRead = table !== undefined && "rows" in table;
  return (
    <Dialog title={m.wine_paste()} isWide={isRead} onClose={onClose}>
      <p className="dialog-lead">{m.wine_paste_lead()}</p>
      <div role="status">
        {table !== undefined && "problem" in table && (
          <p>
            {table.problem === "too-large"
              ? m.wine_paste_too_large({ maximum: MOST.winesOfMenu, columns: MOST_PASTED.columns })
              : m.wine_paste_no_name()}
          </p>
        )}
        {isRead && table.unknownColumns.length > 0 && (
          <p>{m.wine_paste_unknown({ columns: table.unknownColumns.join(", ") })}</p>
        )}
        {isRead && table.rows.length > maximum && (
          <p>{m.list_full({ maximum: MOST.winesOfMenu })}</p>
        )}
      </div>
      {isRead ? (
        <Form
          key="rows"
          submitText={m.wine_paste_take()}
          onSend={async (values) => {
            const chosen = new Set(values.getAll(ROW));
            const rows = table.rows.filter((_, at) => chosen.has(String(at)));
            if (rows.length === 0 || rows.length > maximum) return;
            const other = {
              pt: m.wine_no_region({}, { locale: "pt" }),
              en: m.wine_no_region({}, { locale: "en" }),
              es: m.wine_no_region({}, { locale: "es" }),
            };
            onTake(winesIntoSections(sections, rows, other), m.wine_pasted({ count: rows.length }));
            onClose();
          }}
        >
          <RowTable rows={table.rows} />
          <UnreadRows rows={table.unread} />
        </Form>
      ) : (
        <Form
          key="table"
          submitText={m.wine_paste_read()}
          rules={{ [TABLE]: required }}
          onSend={async (values) => setTable(readWineTable(textOf(values, TABLE), currency))}
        >
          <TextField
            name={TABLE}
            label={m.wine_paste_table()}
            hint={m.wine_paste_hint()}
            rows={10}
            spellCheck={false}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** Shows parsed rows; one without a name cannot be chosen. */
function RowTable({ rows }: { readonly rows: readonly WineRow[] }) {
  return (
    <Table
      caption={m.wine_paste_table()}
      rows={rows.map((row, at) => ({ ...row, at }))}
      keyOf={({ at }) => at}
      columns={[
        {
          title: m.wine_name(),
          isHead: true,
          render: ({ wine, at, isDoubtful }) =>
            wine.name === "" ? (
              m.dish_number({ number: at + 1 })
            ) : (
              <CheckField name={ROW} value={String(at)} label={wine.name} isChecked={!isDoubtful} />
            ),
        },
        { title: m.wine_vintage(), render: ({ wine }) => wine.wine?.vintage },
        { title: m.wine_producer(), render: ({ wine }) => wine.wine?.producer },
        { title: m.wine_grape(), render: ({ wine }) => wine.wine?.grape },
        { title: m.wine_region(), render: ({ region }) => region },
        {
          title: m.wine_country(),
          render: ({ wine: { wine } }) =>
            wine?.country && countryName(wine.country, deskLanguage()),
        },
        { title: m.wine_glass_any(), render: ({ wine }) => pricesWords(wine.wine?.glass) },
        { title: m.wine_bottle_any(), render: ({ wine }) => pricesWords(wine.price) },
        {
          title: m.wine_paste_problems(),
          render: ({ notRead }) => notRead.join(" · "),
        },
      ]}
    />
  );
}
