import { useEffect, useState } from "react";
import type {
  PictureAtDesk,
  PictureChange,
  PictureWithUses,
} from "#content/desk/uploads/media-contract.ts";
import { changePicture, fetchPicture } from "#desk/api/picture-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { rememberPicture } from "#desk/pictures/known-pictures.ts";
import { isSame } from "#desk/pieces/same-content.ts";
import { copyStorage } from "#desk/pieces/unsaved-copy.ts";
import { useMe } from "#desk/session/account-here.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { useAction } from "#desk/ui/use-action.ts";

/** A picture's fields as edited. */
export type PictureValues = Omit<PictureChange, "seen">;

function valuesOf(picture: PictureAtDesk): PictureValues {
  const { texts, isIllustration, credit, focus, restaurant } = picture;
  return { texts, isIllustration, credit, focus, restaurant };
}

/**
 * A picture with its unsaved changes, which stay in this browser until saved: a closed tab loses
 * nothing, and other users' saves are not overwritten unseen.
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

  /** Takes over the server's state; `typed` stays in the fields. */
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

  /** Saves over the server's state, which an undo restores. */
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
    /** For a conflict: the other user's version. */
    current,
    // Two changes before a render both apply.
    change: (next: Partial<PictureValues>) => setValues((last) => ({ ...last, ...next })),
    save: () => saving.run(picture, seen),
    /** Resolves a conflict: by the fields, or by the other user's version. */
    async keepMine() {
      if (current !== undefined) await saving.run(current, current.changedAt);
    },
    async takeTheirs() {
      adopt(await fetchPicture(loaded.id));
    },
    /** After a file was replaced; unsaved text stays. */
    adoptFile(next: PictureWithUses) {
      const { texts, restaurant } = values;
      adopt(next, isUnsaved ? { texts, restaurant } : {});
    },
  };
}

export type EditedPicture = ReturnType<typeof usePictureChange>;
