import { m } from "#desk/paraglide/messages.js";
import type { UnreadReason, UnreadRow } from "./pasted-dishes.ts";

const REASONS: Readonly<Record<UnreadReason, () => string>> = {
  blank: m.paste_blank,
  "above-head": m.paste_above_head,
  head: m.paste_head_again,
  total: m.paste_total,
  columns: m.paste_ragged,
  "no-name": m.paste_no_name,
  "too-long": m.paste_too_long,
  price: m.paste_no_price,
  currency: m.paste_other_currency,
  twice: m.paste_twice,
  full: m.paste_full,
};

/** Lists a paste's skipped or partly read rows with their reasons. */
export function UnreadRows({ rows }: { readonly rows: readonly UnreadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{m.paste_unread()}</h3>
      <ul className="change-list">
        {rows.map(({ row, text, reason }) => (
          <li key={`${row} ${reason}`}>
            <p>{m.paste_row({ row, text })}</p>
            <p className="small">{REASONS[reason]()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
