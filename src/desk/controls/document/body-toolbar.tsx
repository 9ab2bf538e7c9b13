import { ActionIcon } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type Ref, useEffect, useReducer, useState } from "react";
import { Icon } from "#desk/ui/icon.tsx";
import { m } from "#desk/paraglide/messages.js";

interface Tool {
  readonly label: () => string;
  /** An SVG path, 24 by 24, drawn with lines. */
  readonly path: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
  /** Missing for tools that ask something first. */
  readonly run?: (editor: Editor) => void;
}

const focused = (editor: Editor) => editor.chain().focus();

const TOOLS: readonly Tool[] = [
  {
    label: m.body_bold,
    path: "M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => focused(editor).toggleBold().run(),
  },
  {
    label: m.body_italic,
    path: "M10 5h8M6 19h8M14 5l-4 14",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => focused(editor).toggleItalic().run(),
  },
  {
    label: m.body_heading,
    path: "M5 5v14M15 5v14M5 12h10",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    label: m.body_subheading,
    path: "M7 9v10M15 9v10M7 14h8",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    label: m.body_bullets,
    path: "M10 6h10M10 12h10M10 18h10M4 6h1.5M4 12h1.5M4 18h1.5",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => focused(editor).toggleBulletList().run(),
  },
  {
    label: m.body_numbers,
    path: "M11 6h9M11 12h9M11 18h9M4 5l1.5-1v5M4 15c0-2 3-2 3 0 0 1.5-3 2-3 4h3",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    label: m.body_quote,
    path: "M5 5v14M10 8h9M10 12h9M10 16h6",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => focused(editor).toggleBlockquote().run(),
  },
  {
    label: m.body_link,
    path: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    isOn: (editor) => editor.isActive("link"),
  },
  {
    label: m.body_rule,
    path: "M4 12h16",
    run: (editor) => focused(editor).setHorizontalRule().run(),
  },
  {
    label: m.body_undo,
    path: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
    can: (editor) => editor.can().undo(),
    run: (editor) => focused(editor).undo().run(),
  },
  {
    label: m.body_redo,
    path: "m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4",
    can: (editor) => editor.can().redo(),
    run: (editor) => focused(editor).redo().run(),
  },
];

const STEPS = new Map<string, (from: number) => number>([
  ["ArrowRight", (from) => (from + 1) % TOOLS.length],
  ["ArrowLeft", (from) => (from + TOOLS.length - 1) % TOOLS.length],
  ["Home", () => 0],
  ["End", () => TOOLS.length - 1],
]);

interface BodyToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  /** The text's id. */
  readonly controls: string;
  readonly onLink: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The text's toolbar: one Tab stop, with arrow keys between tools. */
export function BodyToolbar({ editor, label, controls, onLink, ref }: BodyToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on("transaction", renderAgain);
    return () => void editor.off("transaction", renderAgain);
  }, [editor]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = STEPS.get(event.key)?.(current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>("button")[next]?.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className="body-toolbar sticky top-0 z-2 mt-0.5 flex flex-wrap border border-b-0 border-(--field) bg-(--surface-alt)"
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ label: words, path, isOn, can, run }, index) => {
        const isAble = can?.(editor) !== false;
        return (
          <ActionIcon
            key={path}
            variant="subtle"
            size={36}
            className="icon-button"
            title={words()}
            aria-label={words()}
            aria-pressed={isOn?.(editor)}
            aria-disabled={!isAble || undefined}
            tabIndex={index === current ? 0 : -1}
            // Keeps the text selected.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!isAble) return;
              if (run === undefined) onLink();
              else run(editor);
            }}
          >
            <Icon path={path} />
          </ActionIcon>
        );
      })}
    </div>
  );
}
