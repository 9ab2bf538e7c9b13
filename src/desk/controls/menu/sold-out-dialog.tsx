import { useEffect, useState } from "react";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import type { MenuDishes, SoldOutChange } from "#server/desk/today/today-contract.ts";
import { type CallFailure, failureOf, isFailure } from "#desk/api/call-failure.ts";
import { fetchDishes, saveSoldOut } from "#desk/api/today-calls.ts";
import { MENU_WORDS } from "#desk/kinds/restaurant-words.ts";
import { momentInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { LineControl } from "#desk/pieces/piece-controls.tsx";
import { announce, type Undo } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { plainName } from "./plain-name.ts";

interface SoldOutDialogProps {
  readonly house: Pick<
    RestaurantContent,
    "slug" | "name" | "openingHours" | "citySlug" | "country"
  >;
  readonly onClose: () => void;
}

/** Marks a dish as sold out today or available, at once, by a second press. */
export function SoldOutDialog({ house, onClose }: SoldOutDialogProps) {
  const [menus, setMenus] = useState<readonly MenuDishes[]>();
  const [missing, setMissing] = useState<CallFailure>();
  const [sought, setSought] = useState("");
  useEffect(() => {
    fetchDishes(house.slug).then(setMenus, (error: unknown) => setMissing(failureOf(error)));
  }, [house.slug]);

  async function save(change: SoldOutChange, undo?: Undo): Promise<void> {
    const { name } = change;
    const { soldOutUntil } = await saveSoldOut(house.slug, change);
    const said =
      soldOutUntil === null
        ? m.sold_out_ended({ name })
        : m.sold_out_published({ name, until: timeAt(soldOutUntil, zoneOf(house)) });
    announce(said, undo);
  }
  const { run, isBusy, failure } = useAction(async (change: SoldOutChange) => {
    const back = { ...change, isSoldOut: !change.isSoldOut };
    try {
      await save(change, () => save(back));
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      announce(m.sold_out_moved({ name: change.name }));
    }
    onClose();
  });

  return (
    <Dialog title={m.sold_out_title({ name: house.name })} onClose={onClose}>
      <div className="stack">
        <p>{m.sold_out_text()}</p>
        <FailureNotice failure={missing ?? failure} />
        {menus?.length === 0 && <p>{m.sold_out_none()}</p>}
        {menus !== undefined && menus.length > 0 && (
          <LineControl
            name="sought-dish"
            label={m.leads_search()}
            value={sought}
            onChange={setSought}
          />
        )}
        {menus?.map((menu) => {
          const dishes = menu.dishes.filter(({ name }) =>
            plainName(name).includes(plainName(sought)),
          );
          return (
            <section
              key={menu.kind}
              aria-label={MENU_WORDS[menu.kind]()}
              hidden={dishes.length === 0}
            >
              <h3>{MENU_WORDS[menu.kind]()}</h3>
              <ul className="form-buttons">
                {dishes.map(({ name, isSoldOut }) => (
                  <li key={name}>
                    <Button
                      lang={menu.language}
                      pressed={isSoldOut}
                      isBusy={isBusy}
                      onClick={() => void run({ name, isSoldOut: !isSoldOut })}
                    >
                      {name}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

/** Returns "23:30" by a restaurant's clock. */
const timeAt = (moment: string, timeZone: string | undefined) =>
  momentInWords(new Date(moment), {
    timeStyle: "short",
    ...(timeZone !== undefined && { timeZone }),
  });
