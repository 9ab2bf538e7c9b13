import { Notice } from "#desk/ui/notice.tsx";
import { useMemo, useState } from "react";
import { type SizeName, sizeName } from "#content/schemas/dish-sizes.ts";
import { pricesWords, sectionName } from "#desk/kinds/dish-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { CheckControl, ControlGroup, LineControl } from "#desk/pieces/piece-controls.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import { moneyWords } from "../price.ts";
import { ChangeList, type ListedChange, TakeButtons } from "./change-list.tsx";
import { type SectionsDialogProps, withDishChanges } from "./dish-changes.ts";
import { COLUMNS, type PastedColumn, recognised } from "./pasted-columns.ts";
import { type Doubt, pastedDishes } from "./pasted-dishes.ts";
import { MOST_PASTED, readPasted } from "./read-pasted.ts";
import { UnreadRows } from "./unread-rows.tsx";
import { useCurrency } from "./use-currency.ts";
import "./dish-table.css";
import { ChoiceField } from "#desk/ui/field.tsx";

interface PasteDialogProps extends SectionsDialogProps {
  /** Text pasted into the table, and its first row. */
  readonly text?: string;
  readonly from?: number;
}

function columnWords(column: PastedColumn): string {
  if (column === "pt" || column === "en" || column === "es") {
    return `${m.dish_explanation()} · ${LANGUAGE_NAMES[column]}`;
  }
  const words = {
    "": m.paste_column_none,
    name: m.dish_name,
    price: m.field_price,
    section: m.dish_section,
  };
  return column in words
    ? words[column as keyof typeof words]()
    : sizeName({ size: column as SizeName }, deskLanguage());
}

const DOUBTS: Readonly<Record<Doubt, () => string>> = {
  "only-name": m.paste_only_name,
  "name-holds-amount": m.paste_name_holds_amount,
  price: m.paste_no_price,
  currency: m.paste_other_currency,
};

/** Shows the changes of a pasted table; ticked ones go into the draft. */
export function PasteDialog(props: PasteDialogProps) {
  const { sections, from, onTake, onClose } = props;
  const currency = useCurrency();
  const [text, setText] = useState(props.text ?? "");
  const [corrected, setCorrected] = useState<readonly PastedColumn[]>();
  /** The user's deviations from the default ticks. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());
  const pasted = useMemo(() => readPasted(text), [text]);
  const table = useMemo(() => recognised(pasted, currency), [pasted, currency]);
  const columns = corrected ?? table.columns;
  const proposal = useMemo(
    () =>
      pastedDishes(table.rows, sections, {
        columns,
        currency,
        ...(from !== undefined && { from }),
      }),
    [table, sections, columns, currency, from],
  );
  const changes = proposal.changes.map((change) => ({
    change,
    key: `${change.section}.${change.index}.${change.field}`,
  }));
  const added = proposal.added.map((one, at) => ({
    ...one,
    section: places.get(at) ?? one.section,
    key: `new.${at}`,
  }));
  const asked = table.asked.filter((column) => !columns.includes(column));
  const isTicked = (key: string, isDoubtful: boolean) =>
    ticked.get(key) ?? (!isDoubtful && asked.length === 0);
  const taken = {
    changes: changes
      .filter(({ key, change }) => isTicked(key, change.isPerhaps))
      .map(({ change }) => change),
    added: added.filter(({ key, doubt }) => isTicked(key, doubt !== undefined)),
  };
  const count = taken.changes.length + taken.added.length;
  const tick = (key: string, isOn: boolean) => setTicked(new Map(ticked).set(key, isOn));
  const valueWords = (value: string | number | undefined) =>
    typeof value === "number" ? moneyWords(value, currency) : String(value ?? m.value_empty());
  const listed = changes.map(({ change, key }): ListedChange => ({
    key,
    name: change.dish.name,
    note: change.isPerhaps ? m.paste_perhaps() : undefined,
    field: columnWords(change.field),
    was: valueWords(change.was),
    now: valueWords(change.now),
    isTicked: isTicked(key, change.isPerhaps),
  }));

  return (
    <Dialog title={m.paste_title()} isWide onClose={onClose}>
      <div className="stack">
        <p>{m.paste_lead({ currency })}</p>
        <LineControl
          name="pasted"
          label={m.paste_text()}
          isLong
          maximum={MOST_PASTED.characters}
          value={text}
          onChange={(next) => {
            setText(next);
            setCorrected(undefined);
            setTicked(new Map());
            setPlaces(new Map());
          }}
        />
        {"tooMany" in pasted && (
          <Notice tone="error">
            {pasted.tooMany === "rows"
              ? m.paste_many_rows({ maximum: MOST_PASTED.rows, columns: MOST_PASTED.columns })
              : m.paste_many_characters({ maximum: MOST_PASTED.characters })}
          </Notice>
        )}
        {table.rows.length > 0 && (
          <>
            <ControlGroup name="columns" label={m.paste_columns()}>
              <div className="fields">
                {columns.map((column, at) => (
                  <ChoiceField
                    // A column has nothing but its place.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={at}
                    name={`columns.${at}`}
                    label={m.paste_column({
                      number: at + 1,
                      sample: [
                        table.head?.[at],
                        table.rows.find(({ problem, cells }) => !problem && cells[at])?.cells[at],
                      ]
                        .filter(Boolean)
                        .join(" · "),
                    })}
                    value={column}
                    choices={COLUMNS.map((one) => [one, columnWords(one)])}
                    onChange={(next) => setCorrected(withColumn(columns, at, next as PastedColumn))}
                  />
                ))}
              </div>
            </ControlGroup>
            {asked.length > 0 && (
              <Notice tone="error">
                {m.paste_ask({ columns: asked.map(columnWords).join(", ") })}
              </Notice>
            )}
            <p role="status">
              {m.paste_found({
                changes: changes.length,
                added: added.length,
                unread: proposal.unread.length,
                unchanged: proposal.unchanged,
              })}
            </p>
            <ChangeList title={m.paste_changes()} changes={listed} onTick={tick} />
            {added.length > 0 && (
              <section>
                <h3>{m.paste_added()}</h3>
                <ul className="change-list">
                  {added.map(({ dish, section, key, doubt }, at) => (
                    <li key={key}>
                      <CheckControl
                        name={key}
                        label={[dish.name, pricesWords(dish.price), doubt && DOUBTS[doubt]()]
                          .filter(Boolean)
                          .join(" · ")}
                        value={isTicked(key, doubt !== undefined)}
                        onChange={(isOn) => tick(key, isOn)}
                      />
                      <ChoiceField
                        name={`${key}.section`}
                        label={`${m.dish_section()}: ${dish.name}`}
                        value={String(section)}
                        choices={sections.map((one, number) => [
                          String(number),
                          sectionName(one, number),
                        ])}
                        onChange={(next) => setPlaces(new Map(places).set(at, Number(next)))}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <UnreadRows rows={proposal.unread} />
          </>
        )}
        <TakeButtons
          count={count}
          onTake={() => {
            onTake(withDishChanges(sections, taken), m.paste_taken({ count }));
            onClose();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}

/** Assigns a kind to a column, and removes it from any other. */
const withColumn = (columns: readonly PastedColumn[], at: number, column: PastedColumn) =>
  columns.map((one, place) => (place === at ? column : one === column ? "" : one));
