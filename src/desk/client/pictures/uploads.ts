import { useEffect, useSyncExternalStore } from "react";
import { shrinkPicture } from "./shrink-picture.ts";
import { createUploadQueue, type Upload } from "./upload-queue.ts";

/** One for the whole desk: files go on while somebody works on another page of it. */
export const uploads = createUploadQueue({ shrink: shrinkPicture });

let isGuarded = false;

/** What is on its way or did not arrive; closing the window asks first, because it would lose these. */
export function useUploads(): readonly Upload[] {
  useEffect(() => {
    if (isGuarded) return;
    isGuarded = true;
    window.addEventListener("online", () => uploads.resume());
    window.addEventListener("beforeunload", (event) => {
      if (uploads.getState().length > 0) event.preventDefault();
    });
  }, []);
  return useSyncExternalStore(uploads.subscribe, uploads.getState);
}
