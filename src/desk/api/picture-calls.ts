import type * as media from "#content/desk/uploads/media-contract.ts";
import { call, post, put, remove } from "./call.ts";
import type { FileBody } from "./send-file.ts";

/** A file's kind and owner. */
export interface UploadKind {
  readonly isIllustration: boolean;
  /** Empty: the group's. */
  readonly restaurant: string;
}

const kindOf = (isIllustration: boolean) => (isIllustration ? "illustration" : "photograph");
const ofPicture = (id: string) => `media/${encodeURIComponent(id)}`;

export const fetchPictures = (query: URLSearchParams) => call<media.PicturePage>(`media?${query}`);
export const fetchBuiltInPictures = () => call<readonly media.BuiltInPicture[]>("media/built-in");
export const fetchPicture = (id: string) => call<media.PictureWithUses>(ofPicture(id));

export function uploadPicture(upload: FileBody, { isIllustration, restaurant }: UploadKind) {
  const query = new URLSearchParams({ kind: kindOf(isIllustration), restaurant });
  return call<media.PictureWithUses>(`media?${query}`, { upload });
}
export function replacePicture(
  upload: FileBody,
  { id, isIllustration, seen }: { id: string; isIllustration: boolean; seen: string },
) {
  const query = new URLSearchParams({ kind: kindOf(isIllustration), seen });
  return call<media.PictureWithUses>(`${ofPicture(id)}/replace?${query}`, { upload });
}
export const changePicture = (id: string, body: media.PictureChange) =>
  put<media.PictureWithUses>(ofPicture(id), body);
/** Swaps the current and the earlier file. */
export const restorePicture = (id: string, seen: string) =>
  post<media.PictureWithUses>(`${ofPicture(id)}/restore`, { seen });
export const deletePicture = (id: string) => remove(ofPicture(id));
export const deletePreviousFile = (id: string) => remove(`${ofPicture(id)}/previous`);
