import { useHotkeys } from "@mantine/hooks";
import { Kbd } from "@mantine/core";
import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";

const SHORTCUTS = [
  ["Ctrl/⌘ K", m.search_all],
  ["Ctrl/⌘ S", m.shortcut_save],
  ["J", m.shortcut_next],
  ["K", m.shortcut_previous],
  ["R", m.shortcut_answer],
  ["E", m.shortcut_close],
  ["?", m.shortcuts],
] as const;

/** Lists the keyboard shortcuts, behind a question mark. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys([["shift+?", () => setOpen(true)]]);
  return (
    isOpen && (
      <Dialog title={m.shortcuts()} onClose={() => setOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
          {SHORTCUTS.map(([keys, words]) => [
            <dt key={keys}>
              <Kbd>{keys}</Kbd>
            </dt>,
            <dd key={`${keys}-words`}>{words()}</dd>,
          ])}
        </dl>
      </Dialog>
    )
  );
}
