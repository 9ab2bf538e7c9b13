import { useEffect } from "react";
import type { BuiltInPicture, ListedPicture } from "#content/desk/uploads/media-contract.ts";
import { fetchBuiltInPictures, fetchPicture } from "../api/picture-calls.ts";
import { createStore } from "../ui/store.ts";

// Caches pictures named by content, so that editors show more than their paths.

const known = createStore<ReadonlyMap<string, ListedPicture>>(new Map());
let builtIn: Promise<readonly BuiltInPicture[]> | undefined;

/** Stores the server's latest data of a picture. */
export function rememberPicture(picture: ListedPicture): void {
  known.set(new Map(known.get()).set(picture.reference, picture));
}

/** Reads the built-in pictures once. */
export function readBuiltInPictures(): Promise<readonly BuiltInPicture[]> {
  builtIn ??= fetchBuiltInPictures().catch((error: unknown) => {
    builtIn = undefined;
    throw error;
  });
  return builtIn;
}

/**
 * Returns the picture of a reference, read on first use; undefined while unknown, missing or not
 * permitted.
 */
export function useKnownPicture(reference: string): ListedPicture | undefined {
  useEffect(() => {
    // The editor then shows the path.
    look(reference).catch(() => {});
  }, [reference]);
  return known.use().get(reference);
}

/** Returns an uploaded picture's id by its reference in content; else undefined. */
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
