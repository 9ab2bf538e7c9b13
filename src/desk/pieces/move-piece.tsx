import { useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind, PieceAtDesk } from "#content/desk/contract.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form, slugRule, textOf } from "../ui/form.tsx";
import { LineControl } from "./piece-controls.tsx";

interface MovePieceProps {
  readonly kind: ContentKind;
  readonly piece: PieceAtDesk;
  /** Saves what was typed, which goes along. */
  readonly save: () => Promise<void>;
}

/** Gives a published piece another name in its URL; the old URL leads to the new one. */
export function MovePiece({ kind, piece, save }: MovePieceProps) {
  const [isAsked, setAsked] = useState(false);
  const [slug, setSlug] = useState(piece.slug);
  const navigate = useNavigate();
  async function move(from: string, to: string): Promise<void> {
    const { fingerprint } = await pieceCalls(kind, from).read();
    await pieceCalls(kind, from).move({ to, basedOn: fingerprint });
    await navigate(`/${kind}/${to}`);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {m.move_piece()}
      </Button>
      {isAsked && (
        <Dialog title={m.move_piece()} onClose={() => setAsked(false)}>
          <p className="dialog-lead">{m.move_lead()}</p>
          <Form
            submitText={m.move_confirm()}
            rules={{
              slug: (value) => (value === piece.slug ? m.create_taken() : slugRule(value)),
            }}
            onSend={async (values) => {
              await save();
              const to = textOf(values, "slug");
              await move(piece.slug, to);
              setAsked(false);
              announce(m.moved(), () => move(to, piece.slug));
            }}
          >
            <LineControl name="slug" label={m.create_slug()} value={slug} onChange={setSlug} />
          </Form>
        </Dialog>
      )}
    </>
  );
}
