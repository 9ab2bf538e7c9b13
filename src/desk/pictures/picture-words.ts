import type {
  ListedPicture,
  PictureAtDesk,
  UnusablePicture,
} from "#content/desk/uploads/media-contract.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";
import { plainText } from "#language/plain-text.ts";
import type { CallFailure } from "../api/call-failure.ts";
import { deskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { failureWords } from "../ui/failure-notice.tsx";

const UNUSABLE: Readonly<Record<UnusablePicture, () => string>> = {
  format: m.picture_unusable_format,
  animated: m.picture_unusable_animated,
  "too-many-pixels": m.picture_unusable_too_many_pixels,
  "too-small": m.picture_unusable_too_small,
  broken: m.picture_unusable_broken,
};

/** Returns whether the file itself is the problem, so that a retry is useless. */
export function isOfFile({ reason }: CallFailure): boolean {
  return reason === "unusable-picture" || reason === "not-a-picture" || reason === "too-large";
}

/** Explains why a file did not become a picture, and what helps. */
export function uploadFailureWords(failure: CallFailure, name: string): string {
  switch (failure.reason) {
    case "not-a-picture":
    case "unusable-picture":
      if (/\.hei[cf]$/i.test(name)) return m.picture_unusable_heic();
      return failure.unusable === undefined ? failureWords(failure) : UNUSABLE[failure.unusable]();
    case "too-large":
      return m.picture_too_large();
    case "unreachable":
    case "too-slow":
    case "server-error":
      return m.upload_not_arrived();
    default:
      return failureWords(failure);
  }
}

/** Returns a picture's text in the desk's language, else in another; empty if none. */
export function pictureText(texts: Texts): string {
  const written = LANGUAGES.find((language) => texts[language] !== "");
  return texts[deskLanguage()] || (written === undefined ? "" : texts[written]);
}

export function isDescribed(texts: Texts): boolean {
  return LANGUAGES.every((language) => texts[language] !== "");
}

/** Returns whether a picture lacks texts that this account may write. */
export function mustBeDescribed(picture: ListedPicture): picture is PictureAtDesk {
  return "canBeChanged" in picture && picture.canBeChanged === true && !isDescribed(picture.texts);
}

export function foundIn(
  pictures: readonly ListedPicture[],
  search: string,
): readonly ListedPicture[] {
  const words = plainText(search);
  return pictures.filter(({ texts }) => plainText(Object.values(texts).join("\n")).includes(words));
}
