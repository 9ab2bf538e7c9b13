import type {
  BuiltInPicture,
  PictureChange,
  PicturePage,
  PictureWithUses,
} from "#desk/media-contract.ts";
import { call } from "./call.ts";
import type { FileBody } from "./send-file.ts";

// The calls of pictures.

/** What a file is and whose. */
export interface UploadKind {
  readonly isIllustration: boolean;
  /** Empty: the group's. */
  readonly restaurant: string;
}

const kindOf = (isIllustration: boolean) => (isIllustration ? "illustration" : "photograph");
const ofPicture = (id: string) => `media/${encodeURIComponent(id)}`;

export const fetchPictures = (query: URLSearchParams) => call<PicturePage>(`media?${query}`);
export const fetchBuiltInPictures = () => call<readonly BuiltInPicture[]>("media/built-in");
export const fetchPicture = (id: string) => call<PictureWithUses>(ofPicture(id));

export function uploadPicture(upload: FileBody, { isIllustration, restaurant }: UploadKind) {
  const query = new URLSearchParams({ kind: kindOf(isIllustration), restaurant });
  return call<PictureWithUses>(`media?${query}`, { upload });
}
export function replacePicture(
  upload: FileBody,
  { id, isIllustration, seen }: { id: string; isIllustration: boolean; seen: string },
) {
  const query = new URLSearchParams({ kind: kindOf(isIllustration), seen });
  return call<PictureWithUses>(`${ofPicture(id)}/replace?${query}`, { upload });
}
export const changePicture = (id: string, body: PictureChange) =>
  call<PictureWithUses>(ofPicture(id), { method: "PUT", body });
/** It has the file again that it had before; once more, and it has this one. */
export const restorePicture = (id: string, seen: string) =>
  call<PictureWithUses>(`${ofPicture(id)}/restore`, { method: "POST", body: { seen } });
export const deletePicture = (id: string) => call(ofPicture(id), { method: "DELETE" });
export const deletePreviousFile = (id: string) =>
  call(`${ofPicture(id)}/previous`, { method: "DELETE" });
