import { useEffect, useRef } from "react";
import type { MenuSection } from "#content/kinds/menu.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { type DishChanges, takenBack, withDishChanges } from "./dish-changes.ts";

/** How many dishes are changed at once, which says `words` and can be taken back as a whole. */
export function useDishChanges(
  sections: readonly MenuSection[],
  onChange: (sections: readonly MenuSection[]) => void,
) {
  /** For undoing, which comes after other changes. */
  const latest = useRef({ sections, onChange });
  useEffect(() => {
    latest.current = { sections, onChange };
  });
  return (changes: DishChanges, words: string): void => {
    const after = withDishChanges(sections, changes);
    const back = takenBack(sections, after);
    onChange(after);
    announce(words, () => latest.current.onChange(back(latest.current.sections)));
  };
}
