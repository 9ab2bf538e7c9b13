import { LONGEST } from "#content/shapes/content-maxima.ts";
import { PriceControl } from "./price-control.tsx";
import type { Cut } from "#content/shapes/cuts.ts";
import type { Currency } from "#content/kinds/experience.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { LineControl, SelectControl, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { LANGUAGES, type Texts } from "#language/languages.ts";
import { cutChoices, languageChoices } from "./menu-words.ts";
import { StatementFields } from "./statement-fields.tsx";

interface DishFieldsProps {
  /** The path of the dish in the menu. */
  readonly name: string;
  readonly item: MenuItem;
  /** In which the restaurant has its prices. */
  readonly currency: Currency;
  readonly onChange: (item: MenuItem) => void;
}

const EMPTY_TEXTS: Texts = { pt: "", en: "", es: "" };

/** All that a menu says of one dish. What is left empty is not in the dish. */
export function DishFields({ name, item, currency, onChange }: DishFieldsProps) {
  const { language = "", explanation, price = {}, portion = EMPTY_TEXTS, cut = "" } = item;
  const currencies = [...new Set([currency, ...(Object.keys(price) as Currency[])])];

  function change<Key extends keyof MenuItem>(key: Key, value: MenuItem[Key] | undefined) {
    const { [key]: _, ...others } = item;
    onChange((value === undefined ? others : { ...others, [key]: value }) as MenuItem);
  }

  return (
    <>
      <div className="fields">
        <LineControl
          name={`${name}.name`}
          label={m.dish_name()}
          hint={m.dish_name_hint()}
          value={item.name}
          onChange={(next) => change("name", next)}
        />
        <SelectControl
          name={`${name}.language`}
          label={m.dish_language()}
          hint={m.dish_language_hint()}
          value={language}
          choices={[["", m.dish_language_of_menu()], ...languageChoices(language)]}
          onChange={(next) => change("language", next === "" ? undefined : next)}
        />
        <SelectControl
          name={`${name}.cut`}
          label={m.dish_cut()}
          hint={m.dish_cut_hint()}
          value={cut}
          choices={[["", m.dish_cut_none()], ...cutChoices()]}
          onChange={(next) => change("cut", next === "" ? undefined : (next as Cut))}
        />
        {currencies.map((one) => (
          <PriceControl
            key={one}
            name={`${name}.price.${one}`}
            label={m.dish_price({ currency: one })}
            value={price[one]}
            onChange={(amount) => {
              const { [one]: _, ...others } = price;
              const prices = amount === undefined ? others : { ...others, [one]: amount };
              change("price", Object.keys(prices).length === 0 ? undefined : prices);
            }}
          />
        ))}
      </div>
      <TextsControl
        name={`${name}.explanation`}
        maximum={LONGEST.line}
        label={m.dish_explanation()}
        hint={m.dish_explanation_hint()}
        isLong
        value={{ ...EMPTY_TEXTS, ...explanation }}
        onChange={(texts) => {
          const filled = LANGUAGES.filter((one) => texts[one] !== "");
          const some = Object.fromEntries(filled.map((one) => [one, texts[one]]));
          change("explanation", filled.length === 0 ? undefined : some);
        }}
      />
      <TextsControl
        name={`${name}.portion`}
        label={m.dish_portion()}
        hint={m.dish_portion_hint()}
        value={portion}
        onChange={(texts) => {
          const isEmpty = LANGUAGES.every((one) => texts[one] === "");
          change("portion", isEmpty ? undefined : texts);
        }}
      />
      <StatementFields
        name={name}
        item={item}
        onChange={({ diets = [], allergens = {} }) => {
          const { diets: _, allergens: __, ...others } = item;
          onChange({
            ...others,
            ...(diets.length > 0 && { diets }),
            ...(Object.keys(allergens).length > 0 && { allergens }),
          });
        }}
      />
    </>
  );
}
