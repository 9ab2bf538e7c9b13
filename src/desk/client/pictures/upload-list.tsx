import { m } from "../paraglide/messages.js";
import { numberInWords } from "../language/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { isOfFile, uploadFailureWords } from "./picture-words.ts";
import type { Upload } from "./upload-queue.ts";
import { uploads, useUploads } from "./uploads.ts";

/** The files that are on their way, how far they are, and those that did not arrive. */
export function UploadList() {
  const shown = useUploads();
  if (shown.length === 0) return null;
  return (
    <ul aria-label={m.upload_list()} className="uploads">
      {shown.map((upload) => (
        <li key={upload.id} className="upload">
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
    <div className="upload-state">
      <p>
        <bdi className="upload-name">{name}</bdi>
      </p>
      {failure !== undefined && (
        <p role="alert" className="field-error">
          {uploadFailureWords(failure, name)}
        </p>
      )}
      {state === "waiting" && <p className="small">{m.upload_waiting()}</p>}
      {state === "sending" && (
        <>
          <progress value={share} aria-label={m.upload_progress({ name })} />
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
