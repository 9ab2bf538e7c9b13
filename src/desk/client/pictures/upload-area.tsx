import { useEffect, useRef, useState } from "react";
import type { PictureWithUses } from "#desk/media-contract.ts";
import { uploadPicture } from "../api/picture-calls.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { FileField } from "./file-field.tsx";
import { rememberPicture } from "./known-pictures.ts";
import { UploadList } from "./upload-list.tsx";
import { uploads } from "./uploads.ts";

interface UploadAreaProps {
  /** Whose the pictures are; empty: the group's. */
  readonly owner: string;
  readonly isPrimary?: boolean;
  /** Once for each picture that has arrived. */
  readonly onUploaded: (picture: PictureWithUses) => void;
}

/** Where new pictures are added, several at once; they are sent one after the other. */
export function UploadArea({ owner, isPrimary = true, onUploaded }: UploadAreaProps) {
  const [isIllustration, setIllustration] = useState(false);
  // Whoever shows the area when a file arrives, which may be another one than when it was chosen.
  const listener = useRef<typeof onUploaded>(undefined);
  useEffect(() => {
    listener.current = onUploaded;
    return () => (listener.current = undefined);
  }, [onUploaded]);

  return (
    <div className="upload-area">
      <FileField
        text={m.upload_choose()}
        label={m.upload_label()}
        hint={m.upload_hint()}
        isMultiple
        isPrimary={isPrimary}
        onFiles={(files) =>
          uploads.add(files, {
            send: (body) => uploadPicture(body, { isIllustration, restaurant: owner }),
            onDone: (picture) => {
              rememberPicture(picture);
              announce(m.upload_done());
              listener.current?.(picture);
            },
          })
        }
      >
        <label className="check">
          <input
            type="checkbox"
            checked={isIllustration}
            onChange={(event) => setIllustration(event.currentTarget.checked)}
          />
          <span>{m.upload_illustration()}</span>
        </label>
      </FileField>
      <UploadList />
    </div>
  );
}
