import { useHotkeys } from "@mantine/hooks";

/** Handles a list's single keys, except while the user types or in a dialog. */
export function useListKeys(keys: Readonly<Record<string, () => void>>): void {
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      ({ target }: KeyboardEvent) => {
        const isTyping =
          target instanceof Element &&
          target.matches("input:not([type=checkbox]), textarea, select");
        if (!isTyping && document.querySelector("[aria-modal=true]") === null) act();
      },
      // Lets typed letters reach text fields.
      { preventDefault: false },
    ]),
    [],
  );
}
