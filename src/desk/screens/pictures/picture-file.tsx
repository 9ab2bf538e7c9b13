import { useState } from "react";
import { useNavigate } from "react-router";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import {
  deletePicture,
  deletePreviousFile,
  fetchPicture,
  replacePicture,
  restorePicture,
} from "#desk/api/picture-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { FileField } from "#desk/pictures/file-field.tsx";
import { UploadList } from "#desk/pictures/upload-area.tsx";
import { uploads } from "#desk/pictures/upload-queue.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog } from "#desk/ui/dialog.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { Section } from "#desk/ui/page.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { useLatest } from "#desk/ui/use-latest.ts";

interface PictureFileProps {
  readonly picture: PictureWithUses;
  readonly onChanged: (picture: PictureWithUses) => void;
}

export function PictureFile({ picture, onChanged }: PictureFileProps) {
  const { id, changedAt, hasPreviousFile, uses } = picture;
  const [asked, setAsked] = useState<"previous" | "picture">();
  const navigate = useNavigate();
  // The state at the file's arrival, not at its choice.
  const latest = useLatest({ changedAt, onChanged });

  async function restore(words: string): Promise<void> {
    const restored = await restorePicture(id, latest.current.changedAt);
    latest.current.onChanged(restored);
    announce(words, () => restore(m.picture_restore_undone()));
  }
  const restoring = useAction(() => restore(m.picture_restored()));

  return (
    <Section title={m.picture_file()}>
      <p className="measure">{m.picture_replace_text()}</p>
      <FileField
        text={m.picture_replace()}
        label={m.picture_replace_label()}
        hint={m.picture_replace_hint()}
        isPrimary={false}
        onFiles={(files, isIllustration) =>
          uploads.add(files, {
            send: (body) =>
              replacePicture(body, { id, isIllustration, seen: latest.current.changedAt }),
            onDone: (replaced) => {
              latest.current.onChanged(replaced);
              announce(m.picture_replaced(), () => {
                latest.current.changedAt = replaced.changedAt;
                return restore(m.picture_restored());
              });
            },
          })
        }
      />
      <UploadList />
      <FailureNotice failure={restoring.failure} />
      <div className="form-buttons">
        {hasPreviousFile && (
          <>
            <Button isBusy={restoring.isBusy} onClick={() => void restoring.run()}>
              {m.picture_restore()}
            </Button>
            <Button variant="quiet" onClick={() => setAsked("previous")}>
              {m.picture_delete_previous()}
            </Button>
          </>
        )}
        {uses.length === 0 && (
          <Button variant="danger" onClick={() => setAsked("picture")}>
            {m.picture_delete()}
          </Button>
        )}
      </div>
      {asked === "previous" && (
        <ConfirmDialog
          title={m.picture_delete_previous()}
          confirmText={m.picture_delete_previous()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await deletePreviousFile(id);
            onChanged(await fetchPicture(id));
            setAsked(undefined);
            announce(m.picture_previous_deleted());
          }}
        >
          <p>{m.picture_delete_previous_text()}</p>
        </ConfirmDialog>
      )}
      {asked === "picture" && (
        <ConfirmDialog
          title={m.picture_delete()}
          confirmText={m.picture_delete()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await deletePicture(id);
            await navigate("/pictures");
            announce(m.picture_deleted());
          }}
        >
          <p>{m.picture_delete_text()}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
