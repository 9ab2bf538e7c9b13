import { useEffect, useRef } from "react";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { uploadPicture } from "../api/picture-calls.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { FileField } from "./file-field.tsx";
import { rememberPicture } from "./known-pictures.ts";
import { type Upload, uploads, useUploads } from "./upload-queue.ts";
import { numberInWords } from "../language/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { isOfFile, uploadFailureWords } from "./picture-words.ts";

interface UploadAreaProps {
  /** The pictures' owner; empty: the group. */
  readonly owner: string;
  readonly isPrimary?: boolean;
  readonly onUploaded: (picture: PictureWithUses) => void;
}

/** Adds several pictures, sent one by one. */
export function UploadArea({ owner, isPrimary = true, onUploaded }: UploadAreaProps) {
  // Calls the listener current at arrival, not at choosing.
  const listener = useRef<typeof onUploaded>(undefined);
  useEffect(() => {
    listener.current = onUploaded;
    return () => (listener.current = undefined);
  }, [onUploaded]);

  return (
    <div className="flex flex-col gap-4">
      <FileField
        text={m.upload_choose()}
        label={m.upload_label()}
        hint={m.upload_hint()}
        isMultiple
        isPrimary={isPrimary}
        onFiles={(files, isIllustration) =>
          uploads.add(files, {
            send: (body) => uploadPicture(body, { isIllustration, restaurant: owner }),
            onDone: (picture) => {
              rememberPicture(picture);
              announce(m.upload_done());
              listener.current?.(picture);
            },
          })
        }
      />
      <UploadList />
    </div>
  );
}

/** Lists running uploads with their progress, and failed ones. */
export function UploadList() {
  const shown = useUploads();
  if (shown.length === 0) return null;
  return (
    <ul aria-label={m.upload_list()} className="flex flex-col">
      {shown.map((upload) => (
        <li
          key={upload.id}
          className="upload flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-(--line) py-3"
        >
          <UploadState upload={upload} />
          <div className="form-buttons">
            {upload.failure && !isOfFile(upload.failure) && (
              <Button about={upload.name} onClick={() => uploads.retry(upload.id)}>
                {m.upload_retry()}
              </Button>
            )}
            <Button variant="quiet" about={upload.name} onClick={() => uploads.cancel(upload.id)}>
              {upload.state === "failed" ? m.remove() : m.dialog_cancel()}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { name, state, share, failure } }: { readonly upload: Upload }) {
  return (
    <div className="min-w-0 flex-[1_1_14rem]">
      <p>
        <bdi className="wrap-anywhere">{name}</bdi>
      </p>
      {failure !== undefined && (
        <p role="alert" className="field-error">
          {uploadFailureWords(failure, name)}
        </p>
      )}
      {state === "waiting" && <p className="small">{m.upload_waiting()}</p>}
      {state === "sending" && (
        <>
          <progress
            value={share}
            aria-label={m.upload_progress({ name })}
            className="block h-2 w-full max-w-96 accent-(--action)"
          />
          <p className="small">
            {share === 1
              ? m.upload_working()
              : m.upload_share({ percent: numberInWords(Math.round(share * 100)) })}
          </p>
        </>
      )}
    </div>
  );
}
