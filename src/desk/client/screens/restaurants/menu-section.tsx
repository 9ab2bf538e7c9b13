import type { MenuKind } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ControlGroup, LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { MENU_WORDS } from "./feature-words.ts";
import type { EditedRestaurant } from "./restaurant-fields.ts";

/** Menus that are somewhere else; those of the site are pieces of their own. */
export function MenuSection({ content, change }: EditedRestaurant) {
  const menus = new Map(Object.entries(content.menus ?? {}) as [MenuKind, string][]);
  function changeMenu(kind: MenuKind, url: string) {
    const next = new Map(menus).set(kind, url.trim());
    if (url.trim() === "") next.delete(kind);
    change({ menus: next.size === 0 ? null : Object.fromEntries(next) });
  }
  return (
    <Section title={m.restaurant_menus()}>
      <ControlGroup name="menus" label={m.menus_label()} hint={m.menus_hint()}>
        <div className="fields">
          {(Object.keys(MENU_WORDS) as MenuKind[]).map((kind) => (
            <LineControl
              key={kind}
              name={`menus.${kind}`}
              label={MENU_WORDS[kind]()}
              value={menus.get(kind) ?? ""}
              onChange={(url) => changeMenu(kind, url)}
            />
          ))}
        </div>
      </ControlGroup>
    </Section>
  );
}
