import { useState } from "react";
import type { MenuContent } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { Edited } from "#desk/client/pieces/fields.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { CopyMenu } from "./copy-menu-dialog.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import { PasteWines } from "./paste-wines.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import { useDishChanges } from "./use-dish-changes.ts";

/** What is done with many dishes of a menu at once. */
export function MenuActions(edited: Edited<MenuContent>) {
  const { sections, kind } = edited.content;
  const isWineList = kind === "wine";
  const [open, setOpen] = useState<"paste" | "prices">();
  const change = useDishChanges(sections, (next) => edited.change({ sections: next }));
  const dialog = { sections, onTake: change, onClose: () => setOpen(undefined) };
  return (
    <div className="form-buttons">
      {sections.length > 0 && (
        <>
          {!isWineList && <Button onClick={() => setOpen("paste")}>{m.paste_title()}</Button>}
          <Button onClick={() => setOpen("prices")}>{m.prices_title()}</Button>
        </>
      )}
      {isWineList ? <PasteWines {...edited} /> : <CopyMenu {...edited} />}
      {open === "paste" && <PasteDialog {...dialog} />}
      {open === "prices" && <PricesDialog {...dialog} />}
    </div>
  );
}
