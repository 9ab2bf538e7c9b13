import { Extension } from "@tiptap/core";
import { DOMParser as DocumentParser, type ParseOptions, type Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { cleanPasted, type PasteLosses } from "./pasted-document.ts";
import { keepWordLists } from "./pasted-lists.ts";

/**
 * Cleans pasted content between the editor's HTML parser and its schema, so that no string becomes
 * HTML twice. Text copied from our own editors stays.
 */
export const pasteExtension = (onLosses: (losses: PasteLosses) => void) =>
  Extension.create({
    name: "pastedDocument",
    addProseMirrorPlugins() {
      const { schema } = this.editor;
      class PasteParser extends DocumentParser {
        override parseSlice(dom: HTMLElement, options?: ParseOptions) {
          if (dom.querySelector("[data-pm-slice]") === null) onLosses(cleanPasted(dom));
          return super.parseSlice(dom, options);
        }
      }
      const parser = new PasteParser(schema, DocumentParser.fromSchema(schema).rules);
      return [
        new Plugin({
          props: {
            transformPastedHTML: keepWordLists,
            clipboardParser: parser,
            clipboardTextParser(text, context, isPlain) {
              const lines = linesOf(text);
              if (!isPlain) cleanPasted(lines);
              // The editor's own paste keeps the surrounding marks; only lists need ours.
              return lines.querySelector("li") === null
                ? (null as unknown as Slice)
                : DocumentParser.fromSchema(schema).parseSlice(lines, { context });
            },
          },
        }),
      ];
    },
  });

function linesOf(text: string): HTMLElement {
  const root = document.createElement("div");
  for (const line of text.split(/(?:\r\n?|\n)+/)) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    root.append(paragraph);
  }
  return root;
}
