import { Badge } from "@mantine/core";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { HouseToday } from "#server/desk/today/today-contract.ts";
import { houseDay } from "#desk/hours/house-day.ts";
import { SoldOutDialog } from "#desk/controls/menu/sold-out-dialog.tsx";
import { spansWords } from "#desk/hours/opening-hours-words.ts";
import { sentenceNow } from "#desk/hours/site-sentence.tsx";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { Section } from "#desk/ui/page.tsx";
import { DayDialog } from "./day-dialog.tsx";

/** Changes each restaurant's hours and dishes of today in two presses. */
export function HousesToday({ houses }: { readonly houses: readonly HouseToday[] }) {
  const [open, setOpen] = useState<{ readonly slug: string; readonly choice: Choice }>();
  const { revalidate } = useRevalidator();
  const opened = houses.find(({ slug }) => slug === open?.slug);
  const day = opened && houseDay(opened);
  const dialog = { onChanged: () => void revalidate(), onClose: () => setOpen(undefined) };
  return (
    <Section
      title={m.today_houses()}
      action={
        houses.length > 1 && (
          <Link to="/special-day" className="text-link">
            {m.today_several()}
          </Link>
        )
      }
    >
      <ul>
        {houses.map((house) => (
          <li key={house.slug}>
            <House house={house} onChoose={(choice) => setOpen({ slug: house.slug, choice })} />
          </li>
        ))}
      </ul>
      {opened && open?.choice === "sold out" && <SoldOutDialog house={opened} {...dialog} />}
      {opened && day && open?.choice === "day" && (
        <DayDialog house={opened} day={day} {...dialog} />
      )}
    </Section>
  );
}

type Choice = "day" | "sold out";

interface HouseProps {
  readonly house: HouseToday;
  readonly onChoose: (choice: Choice) => void;
}

function House({ house, onChoose }: HouseProps) {
  const { slug, name } = house;
  // Unknown hours are entered behind the name.
  const { isKnown, special, spans } = houseDay(house);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-(--line) py-1.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p>
          <Link
            to={`/restaurants/${slug}#openingHours`}
            className="text-link inline-block py-0.5 font-semibold"
          >
            {name}
          </Link>
          {special !== undefined && <Badge className="ms-2.5">{m.today_special()}</Badge>}
        </p>
        <p className="small">
          {isKnown
            ? [sentenceNow(house), spansWords(spans)].filter((one) => one !== "").join(" · ")
            : m.today_unknown()}
        </p>
      </div>
      <div className="form-buttons">
        <Button about={name} onClick={() => onChoose("day")}>
          {m.today_change()}
        </Button>
        <Button about={name} onClick={() => onChoose("sold out")}>
          {m.sold_out_button()}
        </Button>
      </div>
    </div>
  );
}
