import { useEffect } from "react";
import type { BuiltInPicture, ListedPicture } from "#desk/media-contract.ts";
import { fetchBuiltInPictures, fetchPicture } from "../api/picture-calls.ts";
import { createStore } from "../ui/store.ts";

// What the desk knows of the pictures that content names, so that editors show more than their paths.

const known = createStore<ReadonlyMap<string, ListedPicture>>(new Map());
let builtIn: Promise<readonly BuiltInPicture[]> | undefined;

/** Takes what the server has just said of a picture. */
export function rememberPicture(picture: ListedPicture): void {
  known.set(new Map(known.get()).set(picture.reference, picture));
}

/** The pictures that come with the code, asked for once. */
export function readBuiltInPictures(): Promise<readonly BuiltInPicture[]> {
  builtIn ??= fetchBuiltInPictures().catch((error: unknown) => {
    builtIn = undefined;
    throw error;
  });
  return builtIn;
}

/**
 * The picture of that reference, read anew when it is first shown; undefined while it is not known, and
 * where it is gone or none of this account's.
 */
export function useKnownPicture(reference: string): ListedPicture | undefined {
  useEffect(() => {
    // The editor works without: it then shows the path.
    look(reference).catch(() => {});
  }, [reference]);
  return known.use().get(reference);
}

/** The id of an uploaded picture, by the reference that content has; undefined for any other. */
export function pictureIdOf(reference: string): string | undefined {
  return /^\/media\/([\da-f]{12})\.jpg$/.exec(reference)?.[1];
}

async function look(reference: string): Promise<void> {
  const id = pictureIdOf(reference);
  if (id !== undefined) return rememberPicture(await fetchPicture(id));
  if (!reference.startsWith("/images/") || known.get().has(reference)) return undefined;
  const named = (await readBuiltInPictures()).flatMap((picture) =>
    [picture.reference, ...picture.formerReferences].map((name) => [name, picture] as const),
  );
  return known.set(new Map([...known.get(), ...named]));
}
