import { useEffect, useSyncExternalStore } from "react";
import type { BuiltInPicture, ListedPicture } from "#desk/media-contract.ts";
import { fetchBuiltInPictures, fetchPicture } from "../api/picture-calls.ts";

// What the desk knows of the pictures that content names, so that editors show more than their paths.

const known = new Map<string, ListedPicture>();
const listeners = new Set<() => void>();
let builtIn: Promise<readonly BuiltInPicture[]> | undefined;

/** Takes what the server has just said of a picture. */
export function rememberPicture(picture: ListedPicture): void {
  known.set(picture.reference, picture);
  for (const listener of listeners) listener();
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
  return useSyncExternalStore(subscribe, () => known.get(reference));
}

/** The id of an uploaded picture, by the reference that content has; undefined for any other. */
export function pictureIdOf(reference: string): string | undefined {
  return /^\/media\/([\da-f]{12})\.jpg$/.exec(reference)?.[1];
}

async function look(reference: string): Promise<void> {
  const id = pictureIdOf(reference);
  if (id !== undefined) return rememberPicture(await fetchPicture(id));
  if (!reference.startsWith("/images/") || known.has(reference)) return undefined;
  for (const picture of await readBuiltInPictures()) {
    for (const name of [picture.reference, ...picture.formerReferences]) known.set(name, picture);
  }
  for (const listener of listeners) listener();
  return undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
