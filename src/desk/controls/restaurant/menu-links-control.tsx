import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { MENU_KINDS, MENU_WORDS } from "#desk/kinds/restaurant-words.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { ControlGroup, LineControl } from "#desk/pieces/piece-controls.tsx";

type MenuLinks = NonNullable<RestaurantContent["menus"]>;

/** Edits links to menus elsewhere; the site's own menus are entries. */
export function MenuLinksControl({ name, value, onChange }: FieldProps<MenuLinks>) {
  return (
    <ControlGroup name={name} label={m.menus_label()} hint={m.menus_hint()}>
      <div className="fields">
        {MENU_KINDS.map((kind) => (
          <LineControl
            key={kind}
            name={`${name}.${kind}`}
            label={MENU_WORDS[kind]()}
            value={value[kind] ?? ""}
            onChange={(typed) => {
              const { [kind]: _, ...others } = value;
              onChange(typed.trim() === "" ? others : { ...others, [kind]: typed.trim() });
            }}
          />
        ))}
      </div>
    </ControlGroup>
  );
}
