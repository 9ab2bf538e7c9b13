import { useState } from "react";
import { useNavigate } from "react-router";
import type { ContentKind, PieceAtDesk } from "#desk/content-contract.ts";
import { failureOf } from "../api/call-failure.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialog.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { LostPages } from "./hide-dialog.tsx";

interface DeletePieceProps {
  readonly kind: ContentKind;
  readonly name: string;
  readonly piece: PieceAtDesk;
  /** Saves what was typed, which would begin the piece anew if it came after. */
  readonly save: () => Promise<void>;
}

/** Deletes a published piece, once somebody has confirmed it; its last version can be had back. */
export function DeletePiece({ kind, name, piece, save }: DeletePieceProps) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const calls = pieceCalls(kind, piece.slug);
  async function bringBack(): Promise<void> {
    // The newest version says that it is gone.
    const [, last] = await calls.history();
    if (last === undefined) return;
    await calls.restore({ id: last.id, basedOn: "" });
    announce(m.deletion_undone({ name }));
    await navigate(`/${kind}/${piece.slug}`);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {m.delete_piece()}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={m.delete_title({ name })}
          confirmText={m.delete_confirm()}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await save();
            await calls.remove({ basedOn: piece.fingerprint });
            await navigate(`/${kind}`);
            announce(m.deleted({ name }), () => {
              bringBack().catch((error: unknown) => announce(failureWords(failureOf(error))));
            });
          }}
        >
          <LostPages kind={kind} pages={piece.pages} />
          <p>{m.delete_back()}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
