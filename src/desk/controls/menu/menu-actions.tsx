import { useState } from "react";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/paraglide/messages.js";
import type { Edited } from "#desk/pieces/fields.ts";
import { useLoaded } from "#desk/pieces/kind.ts";
import { Button } from "#desk/ui/button.tsx";
import { useSectionsChange } from "./dish-changes.ts";
import { CopyMenu } from "./copy-menu-dialog.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import { PasteWinesDialog } from "./paste-wines-dialog.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import { SoldOutDialog } from "./sold-out-dialog.tsx";

export function MenuActions(edited: Edited<MenuContent>) {
  const { sections, kind } = edited.content;
  const isWineList = kind === "wine";
  const [open, setOpen] = useState<"paste" | "prices" | "sold out">();
  const change = useSectionsChange(sections, (next) => edited.change({ sections: next }));
  const { restaurant } = useLoaded<{ readonly restaurant: RestaurantContent }>();
  const dialog = { sections, onTake: change, onClose: () => setOpen(undefined) };
  const Paste = isWineList ? PasteWinesDialog : PasteDialog;
  return (
    <div className="form-buttons">
      {(isWineList || sections.length > 0) && (
        <Button onClick={() => setOpen("paste")}>
          {isWineList ? m.wine_paste() : m.paste_title()}
        </Button>
      )}
      {sections.length > 0 && <Button onClick={() => setOpen("prices")}>{m.prices_title()}</Button>}
      {!isWineList && <CopyMenu {...edited} />}
      {!isWineList && <Button onClick={() => setOpen("sold out")}>{m.sold_out_button()}</Button>}
      {open === "paste" && <Paste {...dialog} />}
      {open === "prices" && <PricesDialog {...dialog} />}
      {open === "sold out" && <SoldOutDialog house={restaurant} onClose={dialog.onClose} />}
    </div>
  );
}
