import { useEffect, useState } from "react";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { isSoldOut } from "#content/shapes/menu-dates.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import type { SoldOutChange } from "#desk/today-contract.ts";
import { type CallFailure, failureOf, isFailure } from "#desk/client/api/call-failure.ts";
import { fetchPieces, pieceCalls } from "#desk/client/api/content-calls.ts";
import { publishSoldOut } from "#desk/client/api/today-calls.ts";
import { MENU_WORDS, menuOf } from "#desk/client/kinds/restaurant-words.ts";
import { momentInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { announce, type Undo } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { plainName } from "./plain-name.ts";

interface SoldOutDialogProps {
  readonly house: Pick<
    RestaurantContent,
    "slug" | "name" | "openingHours" | "citySlug" | "country"
  >;
  /** What is typed into a draft that takes the mark in. */
  readonly save?: () => Promise<void>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The second press: the dish that is sold out today, or is not any more, which is published at once and alone. */
export function SoldOutDialog({ house, save, onChanged, onClose }: SoldOutDialogProps) {
  const [menus, setMenus] = useState<readonly MenuContent[]>();
  const [missing, setMissing] = useState<CallFailure>();
  const [sought, setSought] = useState("");
  useEffect(() => {
    menusOf(house.slug).then(setMenus, (error: unknown) => setMissing(failureOf(error)));
  }, [house.slug]);

  async function publish(menu: string, change: SoldOutChange, undo?: Undo): Promise<void> {
    const { name } = change;
    await save?.();
    const { soldOutUntil, draft } = await publishSoldOut(menu, change);
    const said =
      soldOutUntil === null
        ? m.sold_out_ended({ name })
        : m.sold_out_published({ name, until: timeAt(soldOutUntil, zoneOf(house)) });
    const asks = draft === "asks" ? [m.sold_out_draft_asks()] : [];
    announce([said, ...asks].join(" "), undo);
    onChanged();
  }
  const { run, isBusy, failure } = useAction(async (menu: string, change: SoldOutChange) => {
    const back = { ...change, isSoldOut: !change.isSoldOut };
    try {
      await publish(menu, change, () => publish(menu, back));
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      announce(m.sold_out_moved({ name: change.name }));
      onChanged();
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
          const dishes = dishesOf(menu).filter(([name]) =>
            plainName(name).includes(plainName(sought)),
          );
          return (
            <section
              key={menu.slug}
              aria-label={MENU_WORDS[menu.kind]()}
              hidden={dishes.length === 0}
            >
              <h3>{MENU_WORDS[menu.kind]()}</h3>
              <ul className="form-buttons">
                {dishes.map(([name, isOut]) => (
                  <li key={name}>
                    <Button
                      lang={menu.language}
                      pressed={isOut}
                      isBusy={isBusy}
                      onClick={() => void run(menu.slug, { name, isSoldOut: !isOut })}
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

/** What visitors see of a restaurant's menus; a wine list is too long to be chosen from. */
async function menusOf(restaurant: string): Promise<readonly MenuContent[]> {
  const isMeant = (slug: string) => {
    const menu = menuOf(slug);
    return menu?.restaurant === restaurant && menu.kind !== "wine";
  };
  const listed = await fetchPieces("menus");
  const shown = listed.filter(
    ({ slug, isPublished, isActive }) => isPublished && isActive && isMeant(slug),
  );
  const pieces = await Promise.all(shown.map(({ slug }) => pieceCalls("menus", slug).read()));
  return pieces.flatMap(({ published }) => (published === null ? [] : [published as MenuContent]));
}

/** The dishes that visitors see, each name once, and whether it is sold out. */
function dishesOf({ sections }: MenuContent) {
  const dishes = sections.flatMap(({ items }) => items).filter(({ isHidden }) => isHidden !== true);
  return [...new Map(dishes.map((dish) => [dish.name, isSoldOut(dish)]))];
}

/** "23:30" by a restaurant's clock. */
const timeAt = (moment: string, timeZone: string | undefined) =>
  momentInWords(new Date(moment), {
    timeStyle: "short",
    ...(timeZone !== undefined && { timeZone }),
  });
