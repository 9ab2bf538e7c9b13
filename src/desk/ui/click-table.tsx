import { CLICKS, type CountedClick } from "#server/desk/today/today-contract.ts";
import type { RestaurantName } from "../api/desk-calls.ts";
import { numberInWords } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { nameIn } from "./lead-words.ts";
import { Table } from "./table.tsx";

const WORDS: Readonly<Record<CountedClick["event"], () => string>> = {
  reserve_click: m.click_reserve,
  call_click: m.click_call,
  whatsapp_click: () => "WhatsApp",
  directions_click: m.click_directions,
  menu_view: m.column_menu,
};

interface ClickTableProps {
  readonly caption: string;
  readonly clicks: readonly CountedClick[];
  readonly restaurants: readonly RestaurantName[];
}

/** Visitors' actions by restaurant, the most first. */
export function ClickTable({ caption, clicks, restaurants }: ClickTableProps) {
  const total = (its: readonly CountedClick[]) => its.reduce((sum, { count }) => sum + count, 0);
  const rows = [...new Set(clicks.map(({ restaurant }) => restaurant))]
    .map((slug) => ({ slug, its: clicks.filter(({ restaurant }) => restaurant === slug) }))
    .toSorted((one, other) => total(other.its) - total(one.its));
  if (rows.length === 0) return <p>{m.clicks_none()}</p>;
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ slug }) => slug}
      columns={[
        {
          title: m.column_restaurant(),
          isHead: true,
          render: ({ slug }) => nameIn(restaurants, slug),
        },
        ...CLICKS.map((event) => ({
          title: WORDS[event](),
          render: ({ its }: (typeof rows)[number]) =>
            numberInWords(total(its.filter((one) => one.event === event))),
        })),
      ]}
    />
  );
}
