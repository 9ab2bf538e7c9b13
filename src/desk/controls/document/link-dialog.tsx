import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { isArticleLink, isWebUrl } from "#language/link-urls.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { type FieldRule, Form, required, textOf } from "#desk/ui/form.tsx";

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks for the target of the selected or new text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [{ href, needsWords }] = useState(() => {
    const attrs: { readonly href?: string } = editor.getAttributes("link");
    return {
      href: attrs.href,
      needsWords: editor.state.selection.empty && attrs.href === undefined,
    };
  });
  return (
    <Dialog title={m.link_title()} onClose={onClose}>
      <Form
        submitText={m.link_save()}
        rules={{ url: urlRule, ...(needsWords && { words: required }) }}
        onSend={async (values) => {
          const url = completeUrl(textOf(values, "url"));
          const text = textOf(values, "words").trim();
          const chain = editor.chain();
          if (needsWords) {
            chain.insertContent({
              type: "text",
              text,
              marks: [{ type: "link", attrs: { href: url } }],
            });
          } else {
            chain.extendMarkRange("link").setLink({ href: url });
          }
          chain.run();
          onClose();
        }}
        others={
          href !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                editor.chain().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              {m.link_remove()}
            </Button>
          )
        }
      >
        {needsWords && <TextField name="words" label={m.link_words()} />}
        <TextField
          name="url"
          label={m.link_url()}
          hint={m.link_url_hint()}
          defaultValue={href ?? ""}
        />
      </Form>
    </Dialog>
  );
}

/** Completes "www.example.com", e-mail addresses and telephone numbers. */
function completeUrl(written: string): string {
  const url = written.trim();
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(url)) return `mailto:${url}`;
  if (/^\+[\d\s().-]{6,}$/.test(url)) return `tel:${url.replaceAll(/[^\d+]/g, "")}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url;
}

const urlRule: FieldRule = (written) => {
  const url = completeUrl(written);
  const isOwn = /^\/[^/\\\s]*/.test(url) && !/^\/[/\\]/.test(url);
  const isWeb = /^https?:\/\/[^\s/]/i.test(url) && isWebUrl(url) && URL.canParse(url);
  const isContact = /^(mailto|tel):/i.test(url) && isArticleLink(url);
  return (isOwn || isWeb || isContact) && !/\s/.test(url) ? undefined : m.expected_link();
};
