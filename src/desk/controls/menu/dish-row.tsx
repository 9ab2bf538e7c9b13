import { memo, type ReactNode } from "react";
import type { Currency } from "#language/currencies.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { LONGEST } from "#content/schemas/content-maxima.ts";
import { isSameSize, type Size, sizeName } from "#content/schemas/dish-sizes.ts";
import { contradictions } from "#content/schemas/dish-statements.ts";
import { containedWords, dishName } from "#desk/kinds/dish-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { CheckControl, LineControl } from "#desk/pieces/piece-controls.tsx";
import { Button } from "#desk/ui/button.tsx";
import { useFieldError } from "#desk/ui/field.tsx";
import { SkipToPublish } from "#desk/ui/skip-to-publish.tsx";
import { as } from "#desk/ui/table.tsx";
import type { Language } from "#language/languages.ts";
import { PriceControl } from "../price-control.tsx";
import { withEntry, withSizePrice } from "./dish-changes.ts";
import { useCurrency } from "./use-currency.ts";

const ROWS_BETWEEN_LINKS = 5;

interface DishRowProps {
  readonly path: string;
  readonly dish: MenuItem;
  readonly section: number;
  readonly index: number;
  readonly currencies: readonly Currency[];
  readonly sizes: readonly Size[];
  readonly language: Language | "";
  readonly onChange: (section: number, index: number, next: Partial<MenuItem>) => void;
  readonly onOpen: (section: number, index: number) => void;
}

/** A dish's row; cells have labels for screen readers and, on a phone, their column's heading. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { path, dish, section, index, currencies, sizes, language, onChange, onOpen } = props;
  const ownCurrency = useCurrency();
  const error = useFieldError(path);
  const name = dishName(dish, index);
  const isWrong = error !== undefined || contradictions(dish).length > 0;
  /** Removes undefined fields. */
  const change = (next: { readonly [Key in keyof MenuItem]?: MenuItem[Key] | undefined }) =>
    onChange(section, index, next as Partial<MenuItem>);
  return (
    <tr {...as("row")} data-field={path} data-dish data-hidden={dish.isHidden || undefined}>
      <th {...as("rowheader")} scope="row" data-column="name">
        <LineControl
          name={`${path}.name`}
          label={`${m.dish_name()}: ${m.dish_number({ number: index + 1 })}`}
          value={dish.name}
          onChange={(next) => change({ name: next })}
        />
        {isWrong && <span className="row-wrong">{m.dish_wrong()}</span>}
      </th>
      {language !== "" && (
        <Cell column="explanation" title={m.dish_explanation()}>
          <LineControl
            name={`${path}.explanation.${language}`}
            lang={language}
            label={`${m.dish_explanation()}: ${name}`}
            value={dish.explanation?.[language] ?? ""}
            maximum={LONGEST.line}
            onChange={(text) =>
              change({ explanation: withEntry(dish.explanation, language, text || undefined) })
            }
          />
        </Cell>
      )}
      {currencies.map((currency) => (
        <Cell key={currency} column={`price-${currency}`} title={m.dish_price({ currency })}>
          <PriceControl
            name={`${path}.price.${currency}`}
            label={`${m.dish_price({ currency })}: ${name}`}
            value={dish.price?.[currency]}
            currency={currency}
            onChange={(amount) => change({ price: withEntry(dish.price, currency, amount) })}
          />
        </Cell>
      ))}
      {sizes.map((size) => {
        const words = sizeName(size, deskLanguage());
        const its = dish.sizes?.find((one) => isSameSize(one, size));
        return (
          <Cell key={words} column={`price-${words}`} title={words}>
            <PriceControl
              name={`${path}.sizes.${words}`}
              label={`${words}: ${name}`}
              value={its?.price[ownCurrency]}
              currency={ownCurrency}
              onChange={(amount) =>
                change({ sizes: withSizePrice(dish.sizes, size, [ownCurrency, amount]) })
              }
            />
          </Cell>
        );
      })}
      <Cell column="allergens" title={m.dish_allergens()}>
        <Button
          variant="quiet"
          about={`${m.dish_allergens()}, ${name}`}
          onClick={() => onOpen(section, index)}
        >
          {containedWords(dish.allergens) || m.allergen_unknown()}
        </Button>
      </Cell>
      <Cell column="shown" title={m.column_on_site()}>
        <CheckControl
          name={`${path}.isHidden`}
          label={`${m.column_on_site()}: ${name}`}
          value={dish.isHidden !== true}
          onChange={(isShown) => change({ isHidden: isShown ? undefined : true })}
        />
        {index % ROWS_BETWEEN_LINKS === ROWS_BETWEEN_LINKS - 1 && <SkipToPublish />}
      </Cell>
    </tr>
  );
});

interface CellProps {
  readonly column: string;
  /** Shown on a phone. */
  readonly title: string;
  readonly children: ReactNode;
}

function Cell({ column, title, children }: CellProps) {
  return (
    <td {...as("cell")} data-column={column} data-title={title}>
      {children}
    </td>
  );
}
