import type { ContentKind } from "#content/desk/contract.ts";
import { store, stored } from "../browser-storage.ts";

/** What was typed and the server does not have yet, with what it was begun from. */
interface UnsavedCopy {
  readonly content: object;
  /** The content that the server had. */
  readonly base: object;
  readonly basedOn: string;
  readonly seen: string | null;
  /** What was sent without a response: it may have reached the server. */
  readonly sent: readonly object[];
}

/** Where a copy is stored in the browser until the server has it; it survives a closed tab. */
export interface CopyStorage {
  read(): UnsavedCopy | undefined;
  /** False where the browser stores nothing. */
  write(copy: UnsavedCopy): boolean;
  /** Removes the copy of that content: another tab may have written a newer one. */
  remove(content: object): void;
}

/** The copy that one account has of one piece, or of what is said of a picture. */
export function copyStorage(
  account: string,
  kind: ContentKind | "media",
  slug: string,
): CopyStorage {
  const key = `rubaiyat-desk-unsaved/${account}/${kind}/${slug}`;
  function read(): UnsavedCopy | undefined {
    try {
      const text = stored(key);
      return text === null ? undefined : (JSON.parse(text) as UnsavedCopy);
    } catch {
      return undefined;
    }
  }
  return {
    read,
    write: (copy) => store(key, JSON.stringify(copy)),
    remove(content) {
      if (JSON.stringify(read()?.content) === JSON.stringify(content)) store(key, null);
    },
  };
}
