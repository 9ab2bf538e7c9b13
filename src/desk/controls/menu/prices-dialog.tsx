import { useState } from "react";
import { sizeName } from "#content/schemas/dish-sizes.ts";
import { sectionName } from "#desk/kinds/dish-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { NumberControl } from "#desk/pieces/piece-controls.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { moneyWords } from "../price.ts";
import { ChangeList, TakeButtons } from "./change-list.tsx";
import { type SectionsDialogProps, withDishChanges } from "./dish-changes.ts";
import { type Raise, raisedPrices, stepsOf } from "./raised-prices.ts";
import { useCurrency } from "./use-currency.ts";
import "./dish-table.css";
import { ChoiceField } from "#desk/ui/field.tsx";

const ALL = "all";

/** Changes the prices of a menu or section in the restaurant's currency, after showing each. */
export function PricesDialog({ sections, onTake, onClose }: SectionsDialogProps) {
  const currency = useCurrency();
  const steps = stepsOf(currency);
  const [scope, setScope] = useState(ALL);
  const [by, setBy] = useState<Raise["by"]>("percent");
  const [value, setValue] = useState(Number.NaN);
  const [step, setStep] = useState(steps[0] ?? 1);
  const isGiven = Number.isFinite(value) && value !== 0;
  const { changes, left } = isGiven
    ? raisedPrices(
        sections,
        { by, value, step },
        { currency, only: scope === ALL ? undefined : Number(scope) },
      )
    : { changes: [], left: [] };
  const count = changes.length;
  const names = new Intl.ListFormat(deskLanguage());
  return (
    <Dialog title={m.prices_title()} isWide onClose={onClose}>
      <div className="stack">
        <p>{m.prices_lead({ currency })}</p>
        <div className="fields">
          <ChoiceField
            name="scope"
            label={m.prices_scope()}
            value={scope}
            choices={[
              [ALL, m.prices_all()],
              ...sections.map((section, at) => [String(at), sectionName(section, at)] as const),
            ]}
            onChange={setScope}
          />
          <ChoiceField
            name="by"
            label={m.prices_by()}
            value={by}
            choices={[
              ["percent", m.prices_percent()],
              ["amount", m.prices_amount({ currency })],
            ]}
            onChange={(next) => setBy(next as Raise["by"])}
          />
          <NumberControl
            name="value"
            label={m.prices_value()}
            hint={m.prices_value_hint()}
            value={value}
            onChange={setValue}
          />
          <ChoiceField
            name="step"
            label={m.prices_step()}
            value={String(step)}
            choices={steps.map((one) => [String(one), moneyWords(one, currency)])}
            onChange={(next) => setStep(Number(next))}
          />
        </div>
        <ChangeList
          title={m.prices_changes({ count })}
          changes={changes.map(({ dish, size, was, now }, at) => ({
            key: String(at),
            name: dish.name,
            field: size === undefined ? "" : sizeName(size, deskLanguage()),
            was: moneyWords(was, currency),
            now: moneyWords(now, currency),
          }))}
        />
        {left.length > 0 && (
          <section>
            <h3>{m.prices_left({ count: left.length })}</h3>
            <p className="small">{names.format(left.map(({ name }) => name))}</p>
          </section>
        )}
        <TakeButtons
          count={count}
          onTake={() => {
            onTake(withDishChanges(sections, { changes }), m.prices_taken({ count }));
            onClose();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
