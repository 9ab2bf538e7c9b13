import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useState } from "react";
import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type Size, sizeName } from "#content/schemas/dish-sizes.ts";
import { DISH } from "#desk/kinds/dish.tsx";
import { dishName, sectionName } from "#desk/kinds/dish-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { FieldSet } from "#desk/pieces/field-set.tsx";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { ControlGroup } from "#desk/pieces/piece-controls.tsx";
import { rowKey } from "#desk/rows/lists.ts";
import { Dialog } from "#desk/ui/dialog.tsx";
import { as } from "#desk/ui/table.tsx";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { DishRow } from "./dish-row.tsx";
import { useSectionsChange, withDishChanges } from "./dish-changes.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import { useCurrency } from "./use-currency.ts";
import "./dish-table.css";
import { ChoiceField } from "#desk/ui/field.tsx";
import { useLatest } from "#desk/ui/use-latest.ts";

export const isInTable = (path: string) =>
  /\.items\.\d+(\.(name|price|isHidden|allergens|diets)(\..*)?)?$/.test(path);

/** Shows a menu's dishes as a table of frequently changed fields, with a spreadsheet's keys. */
export function DishTable(props: FieldProps<readonly MenuSection[]>) {
  const { name: path, value: sections, onChange } = props;
  const [language, setLanguage] = useState<Language | "">("");
  const [opened, setOpened] = useState<{ readonly section: number; readonly index: number }>();
  const [pasted, setPasted] = useState<{ readonly text: string; readonly from?: number }>();
  const changeSections = useSectionsChange(sections, onChange);
  const currencies = useCurrencies(sections);
  const sizes = useSizes(sections);
  /** A row re-renders only when its dish changes. */
  const latest = useLatest(props);
  const change = useCallback(
    (section: number, index: number, next: Partial<MenuItem>) => {
      const { value, onChange: send } = latest.current;
      send(withDishChanges(value, { changes: [{ section, index, next: () => next }] }));
    },
    [latest],
  );
  const open = useCallback((section: number, index: number) => setOpened({ section, index }), []);
  const dish = opened && sections[opened.section]?.items[opened.index];

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const { target, currentTarget } = event;
    const row = target instanceof Element ? target.closest("[data-dish]") : null;
    const from = [...currentTarget.querySelectorAll("[data-dish]")].indexOf(row as Element);
    setPasted({ text, ...(from >= 0 && { from }) });
  }

  return (
    <ControlGroup name={path} label={m.menu_sections()} hint={m.dish_table_hint()}>
      <div className="fields">
        <ChoiceField
          name="table-language"
          label={m.dish_table_language()}
          value={language}
          choices={[
            ["", m.dish_table_names()],
            ...LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const),
          ]}
          onChange={(next) => setLanguage(next as Language | "")}
        />
      </div>
      {/* Each cell has a label; column headings are for sighted users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <table
        {...as("table")}
        className="dish-table [&_.mantine-Checkbox-labelWrapper]:sr-only [&_.mantine-InputWrapper-label]:sr-only"
        onKeyDown={onCellKey}
        onPaste={paste}
      >
        <caption className="sr-only">{m.menu_dishes()}</caption>
        <thead {...as("rowgroup")} className="@max-[48rem]:sr-only">
          <tr {...as("row")}>
            <Head>{m.dish_name()}</Head>
            {language !== "" && <Head>{m.dish_explanation()}</Head>}
            {currencies.map((currency) => (
              <Head key={currency}>{m.dish_price({ currency })}</Head>
            ))}
            {sizes.map((size) => (
              <Head key={sizeKey(size)}>{sizeName(size, deskLanguage())}</Head>
            ))}
            <Head>{m.dish_allergens()}</Head>
            <Head>{m.column_on_site()}</Head>
          </tr>
        </thead>
        {sections.map((section, at) => (
          <tbody key={rowKey(section)} {...as("rowgroup")} data-field={`${path}.${at}`}>
            <tr {...as("row")}>
              <th
                {...as("rowheader")}
                scope="rowgroup"
                colSpan={currencies.length + sizes.length + (language === "" ? 3 : 4)}
                className="dish-table-section"
              >
                {(language !== "" && section.title[language]) || sectionName(section, at)}
              </th>
            </tr>
            {section.items.map((one, index) => (
              <DishRow
                key={rowKey(one)}
                path={`${path}.${at}.items.${index}`}
                dish={one}
                section={at}
                index={index}
                currencies={currencies}
                sizes={sizes}
                language={language}
                onChange={change}
                onOpen={open}
              />
            ))}
          </tbody>
        ))}
      </table>
      {opened && dish && (
        <Dialog
          title={`${m.dish_allergens()}: ${dishName(dish, opened.index)}`}
          onClose={() => setOpened(undefined)}
        >
          <div className="stack">
            <FieldSet
              fields={{ diets: DISH.diets, allergens: DISH.allergens }}
              path={`${path}.${opened.section}.items.${opened.index}`}
              edited={{
                content: dish,
                change: (next) => change(opened.section, opened.index, next),
              }}
            />
          </div>
        </Dialog>
      )}
      {pasted && (
        <PasteDialog
          sections={sections}
          {...pasted}
          onTake={changeSections}
          onClose={() => setPasted(undefined)}
        />
      )}
    </ControlGroup>
  );
}

function Head({ children }: { readonly children: string }) {
  return (
    <th {...as("columnheader")} scope="col">
      {children}
    </th>
  );
}

/** Returns the restaurant's currency and those with a price, as a stable array. */
function useCurrencies(sections: readonly MenuSection[]): readonly Currency[] {
  const own = useCurrency();
  const all = sections.flatMap(({ items }) =>
    items.flatMap(({ price = {} }) => Object.keys(price)),
  );
  const codes = [...new Set([own, ...all])].join(" ");
  return useMemo(() => codes.split(" ") as Currency[], [codes]);
}

const sizeKey = ({ size, amount }: Size) => `${size} ${amount ?? ""}`;

/** Returns the sizes in use now or when the table opened, as a stable array. */
function useSizes(sections: readonly MenuSection[]): readonly Size[] {
  const now = sections.flatMap(({ items }) => items.flatMap(({ sizes = [] }) => sizes));
  const [first] = useState(now);
  const all = new Map([...first, ...now].map((size) => [sizeKey(size), size]));
  const keys = [...all.keys()].join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say all that rows need to know of them
  return useMemo(() => [...all.values()], [keys]);
}

const CONTROLS = "input, button, select";

/**
 * Handles a spreadsheet's keys in cells with `data-column`: Enter and arrow down go to the next row
 * of the column, Shift+Enter and arrow up to the previous. Buttons keep Enter.
 */
function onCellKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
  const isEnter = key === "Enter" && !(target instanceof HTMLButtonElement);
  if (isOther || !(isEnter || key === "ArrowDown" || key === "ArrowUp")) return;
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const column = cell?.dataset["column"];
  if (cell === null || column === undefined) return;
  const cells = [...currentTarget.querySelectorAll(`[data-column="${CSS.escape(column)}"]`)];
  const by = key === "ArrowUp" || (isEnter && shiftKey) ? -1 : 1;
  event.preventDefault();
  const next = cells[cells.indexOf(cell) + by]?.querySelector<HTMLElement>(CONTROLS);
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== "checkbox") next.select();
}
