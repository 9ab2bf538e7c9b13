import { type Currency, currencyOf, DEFAULT_CURRENCY } from "#language/currencies.ts";
import type { Quote } from "#database/schema/lead-answers.ts";
import { type LeadAtDesk, MAXIMUM_QUOTE_LINES } from "#leads/desk/contract.ts";
import { readTypedPrice } from "#desk/controls/price.ts";
import { deskLanguage, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { isLanguage } from "#language/languages.ts";
import { unprintedSigns } from "#language/printed-signs.ts";
import { CheckField, TextField } from "#desk/ui/field.tsx";
import { UnprintedSigns } from "#desk/ui/unprinted-signs.tsx";

/** A quote as it is typed. */
export interface QuoteDraft extends Omit<Quote, "guests" | "lines"> {
  readonly guests: string;
  readonly lines: readonly LineDraft[];
}
type LineDraft = ReturnType<typeof newLine>;

const newLine = () => ({
  key: crypto.randomUUID() as string,
  what: "",
  quantity: "1",
  price: "",
});

/** A quote for what the guest asked for, and nothing more. */
export function emptyQuote({ preferredDate, guestCount, country }: LeadAtDesk): QuoteDraft {
  return {
    date: preferredDate,
    begins: "",
    ends: "",
    guests: guestCount === null ? "" : String(guestCount),
    rooms: [],
    currency: currencyOf(country ?? "") ?? DEFAULT_CURRENCY,
    lines: [newLine()],
    conditions: "",
    validUntil: "",
  };
}

/** The quote that was typed; undefined while something of it is missing or wrong. */
export function quoteOf(draft: QuoteDraft): Quote | undefined {
  const guests = Number(draft.guests);
  const lines = draft.lines
    .filter(({ what, price }) => what.trim() !== "" || price.trim() !== "")
    .map(({ what, quantity, price }) => ({
      what: what.trim(),
      quantity: Number(quantity),
      unitPrice: hundredths(price, draft.currency),
    }));
  const isRight =
    draft.date !== "" &&
    Number.isInteger(guests) &&
    guests > 0 &&
    lines.length > 0 &&
    lines.every(
      ({ what, quantity, unitPrice }) =>
        what !== "" && Number.isInteger(quantity) && quantity > 0 && !Number.isNaN(unitPrice),
    );
  return isRight ? { ...draft, guests, lines } : undefined;
}

/** The amount that was typed, in hundredths; NaN where it is none. */
function hundredths(typed: string, currency: Currency): number {
  return Math.round((readTypedPrice(typed, currency) ?? Number.NaN) * 100);
}

const FACTS = [
  ["date", m.quote_date, { type: "date" }],
  ["begins", m.field_begins, { type: "time" }],
  ["ends", m.field_ends, { type: "time" }],
  ["guests", m.fact_guest_count, { inputMode: "numeric" }],
  ["validUntil", m.quote_valid_until, { type: "date" }],
] as const;

interface QuoteFieldsProps {
  readonly lead: LeadAtDesk;
  readonly draft: QuoteDraft;
  /** What is wrong, by fields such as `quote.date`. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (draft: QuoteDraft) => void;
  readonly onRemove: () => void;
}

/** What becomes the PDF and the calendar file of an answer. */
export function QuoteFields({ lead, draft, errors, onChange, onRemove }: QuoteFieldsProps) {
  const set = (change: Partial<QuoteDraft>) => onChange({ ...draft, ...change });
  const guestLanguage = String(lead.fields.language ?? "");
  const language = isLanguage(guestLanguage) ? guestLanguage : "pt";
  const setLine = (index: number, change: Partial<LineDraft>) =>
    set({ lines: draft.lines.map((line, at) => (at === index ? { ...line, ...change } : line)) });
  return (
    <fieldset className="flex flex-col gap-4 border border-(--line) p-4">
      <legend className="font-semibold">{m.quote_title()}</legend>
      <p className="small">{m.quote_lead()}</p>
      <div className="filter-fields">
        {FACTS.map(([name, label, input]) => (
          <TextField
            key={name}
            label={label()}
            {...input}
            value={draft[name]}
            error={errors.get(`quote.${name}`)}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      {lead.rooms.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{m.quote_rooms()}</legend>
          {lead.rooms.map(({ name, capacity }) => (
            <CheckField
              key={name.pt}
              name={`room.${name.pt}`}
              label={
                <>
                  <bdi>{name[deskLanguage()]}</bdi>{" "}
                  <span className="small">{m.lead_room_holds({ count: capacity })}</span>
                </>
              }
              isChecked={draft.rooms.includes(name[language])}
              onChange={(isChosen) =>
                set({
                  rooms: isChosen
                    ? [...draft.rooms, name[language]]
                    : draft.rooms.filter((room) => room !== name[language]),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {draft.lines.map((line, index) => (
        <div
          key={line.key}
          role="group"
          aria-label={m.quote_line({ number: index + 1 })}
          className="grid grid-cols-[minmax(0,1fr)_6rem_9rem] items-end gap-3 max-md:grid-cols-[1fr_1fr] max-md:[&>:first-child]:col-span-full"
        >
          <TextField
            label={m.quote_what()}
            value={line.what}
            maxLength={200}
            onChange={(what) => setLine(index, { what })}
          />
          <TextField
            label={m.quote_quantity()}
            inputMode="numeric"
            value={line.quantity}
            onChange={(quantity) => setLine(index, { quantity })}
          />
          <TextField
            label={m.quote_price({ currency: draft.currency })}
            inputMode="decimal"
            value={line.price}
            onChange={(price) => setLine(index, { price })}
          />
        </div>
      ))}
      <div className="form-buttons">
        {draft.lines.length < MAXIMUM_QUOTE_LINES && (
          <Button onClick={() => set({ lines: [...draft.lines, newLine()] })}>
            {m.quote_add_line()}
          </Button>
        )}
        {draft.lines.length > 1 && (
          <Button variant="quiet" onClick={() => set({ lines: draft.lines.slice(0, -1) })}>
            {m.quote_remove_line()}
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove}>
          {m.quote_remove()}
        </Button>
      </div>
      <p>
        <strong>{m.quote_total({ amount: totalOf(draft) })}</strong>
      </p>
      <TextField
        label={m.quote_conditions()}
        rows={4}
        value={draft.conditions}
        maxLength={4000}
        onChange={(conditions) => set({ conditions })}
      />
      <UnprintedSigns texts={unprintedIn(draft, lead)} />
    </fieldset>
  );
}

/** The texts of a quote with signs that its PDF cannot show. */
function unprintedIn({ lines, rooms, conditions }: QuoteDraft, { name }: LeadAtDesk) {
  return [
    { label: m.column_name(), text: name },
    { label: m.quote_rooms(), text: rooms.join(", ") },
    ...lines.map(({ what }, at) => ({ label: m.quote_line({ number: at + 1 }), text: what })),
    { label: m.quote_conditions(), text: conditions },
  ]
    .map((one) => ({ ...one, signs: unprintedSigns(one.text) }))
    .filter(({ signs }) => signs.length > 0);
}

function totalOf({ lines, currency }: QuoteDraft): string {
  const sum = lines.reduce((total, { quantity, price }) => {
    const line = Number(quantity) * hundredths(price, currency);
    return Number.isNaN(line) ? total : total + line;
  }, 0);
  const format = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  return numberInWords(sum / 100, format);
}
