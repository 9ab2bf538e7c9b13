import { useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind, ListedPiece } from "#desk/content-contract.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { Form, required, textOf } from "../ui/form.tsx";
import { LineControl } from "./piece-controls.tsx";

interface CreateDialogProps {
  readonly kind: ContentKind;
  readonly title: string;
  /** What is there already. */
  readonly pieces: readonly ListedPiece[];
  /** The first draft of a piece with that title. */
  readonly contentOf: (slug: string, title: string) => object;
  readonly onClose: () => void;
}

/** Begins a new piece: asks for its title and, for good, the name in its URL. */
export function CreateDialog({ kind, title, pieces, contentOf, onClose }: CreateDialogProps) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string>();
  function slugRule(value: string): string | undefined {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) || value.length > 100) return m.expected_slug();
    return pieces.some((piece) => piece.slug === value) ? m.create_taken() : undefined;
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        submitText={m.create_save()}
        rules={{ title: required, slug: slugRule }}
        onSend={async (values) => {
          const chosen = textOf(values, "slug");
          const content = contentOf(chosen, textOf(values, "title").trim());
          await pieceCalls(kind, chosen).saveDraft({ content, basedOn: "", seen: null });
          await navigate(`/${kind}/${chosen}`);
        }}
      >
        <LineControl
          name="title"
          lang="pt"
          label={m.create_title()}
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
      </Form>
    </Dialog>
  );
}

/** A title as a part of a URL: "Uma noite à mesa" is uma-noite-a-mesa. */
function slugOf(title: string): string {
  const plain = title.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  return words.join("-").slice(0, 80).replace(/-$/, "");
}
