import type { ListedPicture, PictureAtDesk, UnusablePicture } from "#desk/media-contract.ts";
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

/** Whether the file itself is what is wrong: it stays so, however often it is sent. */
export function isOfFile({ reason }: CallFailure): boolean {
  return reason === "unusable-picture" || reason === "not-a-picture" || reason === "too-large";
}

/** Why a file of that name did not become a picture, and what helps. */
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

/** What a picture shows, in the language of the desk, else in one that there is; empty where there is none. */
export function pictureText(texts: Texts): string {
  const written = LANGUAGES.find((language) => texts[language] !== "");
  return texts[deskLanguage()] || (written === undefined ? "" : texts[written]);
}

export function isDescribed(texts: Texts): boolean {
  return LANGUAGES.every((language) => texts[language] !== "");
}

/** Whether texts of a picture are missing that this account can write. */
export function mustBeDescribed(picture: ListedPicture): picture is PictureAtDesk {
  return "canBeChanged" in picture && picture.canBeChanged === true && !isDescribed(picture.texts);
}

/** Those of which a text, in whatever language, has the words. */
export function foundIn(
  pictures: readonly ListedPicture[],
  search: string,
): readonly ListedPicture[] {
  const words = plainText(search);
  return pictures.filter(({ texts }) => plainText(Object.values(texts).join("\n")).includes(words));
}
