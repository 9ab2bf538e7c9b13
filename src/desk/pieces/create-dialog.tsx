import { useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind, ListedPiece } from "#content/desk/contract.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { ChoiceField } from "../ui/field.tsx";
import { Form, required, slugRule, textOf } from "../ui/form.tsx";
import { EMPTY_TEXTS } from "./field-types.tsx";
import type { DeskKind } from "./kind.ts";
import { LineControl } from "./piece-controls.tsx";
import { slugOf } from "#language/title-slug.ts";

interface CreateDialogProps {
  readonly kind: DeskKind<object>;
  readonly title: string;
  /** What is there already. */
  readonly pieces: readonly ListedPiece[];
  readonly onClose: () => void;
}

/** Begins a new piece: asks for its title and, for good, the name in its URL. */
export function CreateDialog({ kind, title, pieces, onClose }: CreateDialogProps) {
  const { path, list } = kind;
  // What has no title in each language has one name.
  const isTitled = "title" in kind.fields;
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string>();
  const isTaken = (value: string) => pieces.some((piece) => piece.slug === value);
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        submitText={m.create_save()}
        rules={{
          title: required,
          slug: (value) => (isTaken(value) ? m.create_taken() : slugRule(value)),
        }}
        onSend={async (values) => {
          const chosen = textOf(values, "slug");
          const source = textOf(values, "source");
          const copy = source === "" ? {} : list?.copied?.(await contentOfPiece(path, source));
          const words = textOf(values, "title").trim();
          const named = isTitled ? { title: { ...EMPTY_TEXTS, pt: words } } : { name: words };
          const content = { ...kind.complete({}, chosen), ...copy, slug: chosen, ...named };
          await pieceCalls(path, chosen).saveDraft({ content, basedOn: "", seen: null });
          await navigate(`/${path}/${chosen}`);
        }}
      >
        <LineControl
          name="title"
          {...(isTitled && { lang: "pt" as const })}
          label={isTitled ? m.create_title() : m.column_name()}
          value={name}
          onChange={setName}
        />
        <LineControl
          name="slug"
          label={m.create_slug()}
          hint={m.create_slug_hint()}
          value={slug ?? slugOf(name)}
          onChange={setSlug}
        />
        {list?.copied && (
          <ChoiceField
            name="source"
            label={m.create_copy()}
            choices={[
              ["", m.create_empty()],
              ...pieces.map(({ slug: one, name: words }) => [one, words] as const),
            ]}
          />
        )}
      </Form>
    </Dialog>
  );
}

async function contentOfPiece(kind: ContentKind, slug: string): Promise<object> {
  const { published, draft } = await pieceCalls(kind, slug).read();
  return published ?? draft?.content ?? {};
}
