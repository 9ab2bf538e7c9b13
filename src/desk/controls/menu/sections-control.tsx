import { useEffect } from "react";
import type { MenuSection } from "#content/kinds/menu.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { Button } from "#desk/ui/button.tsx";
import { useWrongNames } from "#desk/ui/field.tsx";
import { useKeptState } from "#desk/ui/use-kept-state.ts";
import { DishTable, isInTable } from "./dish-table.tsx";
import { SectionList } from "./section-list.tsx";
import { useIsWineList } from "./use-currency.ts";

/** Edits a menu's dishes as a list of all fields, or as a table of the frequently changed ones. */
export function SectionsControl(props: FieldProps<readonly MenuSection[]>) {
  const [{ isTable }, change] = useKeptState("menu-view", () => ({ isTable: false }));
  const isElsewhere = useWrongNames().some(
    (name) => name.startsWith(`${props.name}.`) && !isInTable(name),
  );
  // Shows an error where it can be corrected.
  useEffect(() => {
    if (isElsewhere) change({ isTable: false });
    // The user may choose the table again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isElsewhere]);
  // A thousand wines are too many for a table.
  const isWineList = useIsWineList();
  const hasTable = !isWineList && props.value.some(({ items }) => items.length > 0);
  return (
    <>
      {hasTable && (
        <div
          role="group"
          aria-label={m.menu_view()}
          className="form-buttons mb-4 *:aria-pressed:border-(--text) *:aria-pressed:bg-(--text) *:aria-pressed:text-(--surface)"
        >
          <Button pressed={!isTable} onClick={() => change({ isTable: false })}>
            {m.menu_view_list()}
          </Button>
          <Button pressed={isTable} onClick={() => change({ isTable: true })}>
            {m.menu_view_table()}
          </Button>
        </div>
      )}
      {hasTable && isTable ? <DishTable {...props} /> : <SectionList {...props} />}
    </>
  );
}
