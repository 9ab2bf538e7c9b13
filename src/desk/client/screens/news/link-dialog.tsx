import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { TextField } from "#desk/client/ui/field.tsx";
import { type FieldRule, Form, required, textOf } from "#desk/client/ui/form.tsx";

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Where the selected words, or new ones, lead to. */
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
        {needsWords && <TextField name="words" label={m.link_words()} autoComplete="off" />}
        <TextField
          name="url"
          label={m.link_url()}
          hint={m.restaurant_link_hint()}
          autoComplete="off"
          defaultValue={href ?? ""}
        />
      </Form>
    </Dialog>
  );
}

/** "www.example.com" is what people write. */
function completeUrl(written: string): string {
  const url = written.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url;
}

const urlRule: FieldRule = (written) => {
  const url = completeUrl(written);
  const isOwn = /^\/[^/\\\s]*/.test(url) && !/^\/[/\\]/.test(url);
  const isWeb = /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
  return (isOwn || isWeb) && !/\s/.test(url) ? undefined : m.expected_web_url();
};
