import { useEffect, useState } from "react";
import type { PictureAtDesk, PictureChange, PictureWithUses } from "#desk/media-contract.ts";
import { changePicture, fetchPicture } from "#desk/client/api/picture-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { rememberPicture } from "#desk/client/pictures/known-pictures.ts";
import { isSame } from "#desk/client/pieces/same-content.ts";
import { copyStorage } from "#desk/client/pieces/unsaved-copy.ts";
import { useMe } from "#desk/client/session/account-here.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

/** What is said of a picture, as it is in the fields. */
export type PictureValues = Omit<PictureChange, "seen">;

function valuesOf(picture: PictureAtDesk): PictureValues {
  const { texts, isIllustration, credit, focus, restaurant } = picture;
  return { texts, isIllustration, credit, focus, restaurant };
}

/**
 * One picture and what is typed about it, which stays in this browser until the server has it: a closed
 * tab loses nothing, and what somebody else saved meanwhile is not overwritten unseen.
 */
export function usePictureChange(loaded: PictureWithUses) {
  const me = useMe();
  const [storage] = useState(() => copyStorage(me.id, "media", loaded.id));
  const [copy] = useState(() => storage.read());
  const [picture, setPicture] = useState(loaded);
  const [values, setValues] = useState<PictureValues>({
    ...valuesOf(loaded),
    ...(copy?.content as Partial<PictureValues>),
  });
  const [seen, setSeen] = useState(copy?.seen ?? loaded.changedAt);
  const isUnsaved = !isSame(values, valuesOf(picture));

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const isStored = storage.write({
      content: values,
      base: valuesOf(picture),
      basedOn: "",
      seen,
      sent: [],
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isStored) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [storage, isUnsaved, values, picture, seen]);

  /** Takes what the server has; `typed` stays in the fields. */
  function adopt(next: PictureWithUses, typed: Partial<PictureValues> = {}): void {
    storage.remove(values);
    rememberPicture(next);
    setPicture(next);
    setSeen(next.changedAt);
    setValues({ ...valuesOf(next), ...typed });
  }
  async function send(next: PictureValues, basedOn: string): Promise<PictureWithUses> {
    const saved = await changePicture(loaded.id, { ...next, seen: basedOn });
    adopt(saved);
    return saved;
  }

  /** Saves over what the server has, which the way back brings again. */
  const saving = useAction(async (last: PictureAtDesk, basedOn: string) => {
    const before = valuesOf(last);
    const saved = await send(values, basedOn);
    announce(m.picture_saved(), () => send(before, saved.changedAt));
  });
  const current = saving.failure?.currentPicture;
  return {
    picture,
    values,
    isUnsaved,
    saving,
    /** Of a conflict: the picture as somebody else has saved it. */
    current,
    // Of two fields that change before the next rendering neither loses its own.
    change: (next: Partial<PictureValues>) => setValues((last) => ({ ...last, ...next })),
    save: () => saving.run(picture, seen),
    /** Ends a conflict: what is in the fields counts, or what somebody else has saved. */
    async keepMine() {
      if (current !== undefined) await saving.run(current, current.changedAt);
    },
    async takeTheirs() {
      adopt(await fetchPicture(loaded.id));
    },
    /** After its file was replaced: what was typed about it stays. */
    adoptFile(next: PictureWithUses) {
      const { texts, restaurant } = values;
      adopt(next, isUnsaved ? { texts, restaurant } : {});
    },
  };
}

export type EditedPicture = ReturnType<typeof usePictureChange>;
