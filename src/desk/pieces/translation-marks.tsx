import { createContext, useContext } from "react";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import {
  missingTranslations,
  outdatedTranslations,
  type Translation,
} from "#language/translations.ts";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { useAction } from "../ui/use-action.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { focusField } from "./wrong-fields.tsx";

/** The translations of a draft that need somebody, by their paths, and how to say that one holds. */
export interface TranslationMarks {
  readonly outdated: ReadonlyMap<string, Translation>;
  readonly missing: ReadonlySet<string>;
  readonly hold: (translation: Translation) => Promise<void>;
}

const Marks = createContext<TranslationMarks>({
  outdated: new Map(),
  missing: new Set(),
  hold: async () => {},
});

/** The marks of a piece, which its fields show. */
export const Translations = Marks.Provider;

/** What the translations of a draft lack, and what was said of them. */
export function translationMarks<Content extends object>(
  store: DraftStore<Content>,
  { content, piece }: DraftState<Content>,
): TranslationMarks {
  const outdated = outdatedTranslations(piece.published, content, piece.translations);
  const missing = missingTranslations(content);
  return {
    outdated: new Map(outdated.map((one) => [one.path, one])),
    missing: new Set(missing.map(({ path }) => path)),
    async hold(translation) {
      await store.decideTranslation({ ...translation, holds: true });
      announce(m.translation_held(), () => {
        store.decideTranslation({ ...translation, holds: false }).catch(() => {});
      });
    },
  };
}

interface MarkProps {
  /** Of the field in one language: "address.en". */
  readonly path: string;
  readonly label: string;
}

/** Under a translation: that it is missing, or left behind by its Portuguese text. */
export function TranslationMark({ path, label }: MarkProps) {
  const { outdated, missing, hold } = useContext(Marks);
  const translation = outdated.get(path);
  const holding = useAction(async () => {
    if (translation === undefined) return;
    await hold(translation);
    // The button is gone.
    focusField(path);
  });
  if (missing.has(path)) return <p className="stale small">{m.translation_missing()}</p>;
  if (translation === undefined) return null;
  return (
    <div className="stale">
      <p className="small">{m.translation_stale()}</p>
      <Button
        variant="quiet"
        about={`${label}, ${LANGUAGE_NAMES[translation.language]}`}
        isBusy={holding.isBusy}
        onClick={() => void holding.run()}
      >
        {m.translation_holds()}
      </Button>
      <FailureNotice failure={holding.failure} />
    </div>
  );
}

/** That translations under a path need somebody, on a row that does not show its fields. */
export function MarkedUnder({ path }: { readonly path: string }) {
  const { outdated, missing } = useContext(Marks);
  const isMarked = [...outdated.keys(), ...missing].some((one) => one.startsWith(`${path}.`));
  return isMarked && <span className="marked small">{m.translations_check()}</span>;
}
