import { useEffect, useRef } from "react";
import type { MenuSection } from "#content/kinds/menu.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { takenBack } from "./dish-changes.ts";

/** Takes what many dishes have become at once; says `words`, and can take it back as a whole. */
export type SectionsChange = (after: readonly MenuSection[], words: string) => void;

export function useSectionsChange(
  sections: readonly MenuSection[],
  onChange: (sections: readonly MenuSection[]) => void,
): SectionsChange {
  /** For undoing, which comes after other changes. */
  const latest = useRef({ sections, onChange });
  useEffect(() => {
    latest.current = { sections, onChange };
  });
  return (after, words) => {
    const back = takenBack(sections, after);
    onChange(after);
    announce(words, () => latest.current.onChange(back(latest.current.sections)));
  };
}
