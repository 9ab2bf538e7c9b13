import { LONGEST } from "#content/schemas/content-maxima.ts";
import { Editor } from "@tiptap/core";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { m } from "#desk/paraglide/messages.js";
import { type LineProps, TextLength } from "#desk/pieces/piece-controls.tsx";
import { useFieldParts } from "#desk/ui/field.tsx";
import { BODY_EXTENSIONS } from "./body-schema.ts";
import { BodyToolbar } from "./body-toolbar.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { pasteExtension } from "./paste-extension.ts";
import type { PasteLosses } from "./pasted-document.ts";
import { readMarkdown } from "./read-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";
import "./news.css";
import { useLatest } from "#desk/ui/use-latest.ts";

/** Edits an article's text in one language as it will be read; the value is Markdown. */
export function BodyControl({ name, label, value, onChange, lang }: LineProps) {
  const { control, explanation } = useFieldParts(name);
  const labelId = useId();
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  const [losses, setLosses] = useState<PasteLosses>();
  /** The Markdown in the editor. */
  const shown = useRef(value);
  const { id, "aria-describedby": describedBy = "" } = control;
  const attributes = useMemo(
    () => ({
      id,
      class: "body-text",
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      "data-field": name,
      ...(lang && { lang }),
      ...(describedBy !== "" && { "aria-describedby": describedBy, "aria-invalid": "true" }),
    }),
    [id, labelId, name, lang, describedBy],
  );
  const latest = useLatest({ value, onChange, attributes });

  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions: [...BODY_EXTENSIONS, pasteExtension(setLosses)],
      content: readMarkdown(latest.current.value),
      // The CSP forbids style elements; news.css has the rules.
      injectCSS: false,
      editorProps: {
        attributes: latest.current.attributes,
        handleKeyDown(_, event) {
          const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
          if (isLink) setLinking(true);
          const isToToolbar = event.altKey && event.key === "F10";
          if (isToToolbar) toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return isLink || isToToolbar;
        },
      },
      onUpdate({ editor: changed }) {
        shown.current = writeMarkdown(changed.getJSON());
        latest.current.onChange(shown.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [latest]);

  useEffect(() => {
    const shownAttributes = editor?.options.editorProps.attributes;
    if (editor === undefined || shownAttributes === attributes) return;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, attributes]);

  // Changed elsewhere: by a discarded draft or a resolved conflict.
  useEffect(() => {
    if (editor === undefined || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(readMarkdown(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="field flex h-full flex-col">
      <span id={labelId} className="field-label">
        {label}
      </span>
      {editor !== undefined && (
        <BodyToolbar
          ref={toolbar}
          editor={editor}
          label={`${m.body_toolbar()}: ${label}`}
          controls={id}
          onLink={() => setLinking(true)}
        />
      )}
      <div ref={host} />
      <div role="status">{losses && <LossesWords {...losses} />}</div>
      <TextLength length={value.length} maximum={LONGEST.markdown} />
      {explanation}
      {isLinking && editor !== undefined && (
        <LinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false);
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}

/** Names the losses of a paste; renders nothing without any. */
function LossesWords({ pictures, tables, links }: PasteLosses) {
  const words = [
    pictures > 0 && m.body_paste_pictures({ count: pictures }),
    tables > 0 && m.body_paste_tables({ count: tables }),
    links > 0 && m.body_paste_links({ count: links }),
  ].filter((part) => part !== false);
  return (
    words.length > 0 && <p className="small">{`${m.body_paste_changed()} ${words.join(" · ")}`}</p>
  );
}
