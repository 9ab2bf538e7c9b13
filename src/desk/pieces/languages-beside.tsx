import { useState } from "react";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceField } from "../ui/field.tsx";
import { store, stored } from "../browser-storage.ts";

const STORAGE_KEY = "rubaiyat-desk-beside";
const CHOICES = ["all", "en", "es"] as const;
export type Beside = (typeof CHOICES)[number];

const known = (value: string | null): Beside => CHOICES.find((one) => one === value) ?? "all";

/** Which languages stand beside Portuguese, as this browser had it last. */
export function useBeside() {
  const [beside, setBeside] = useState(() => known(stored(STORAGE_KEY)));
  function choose(next: Beside) {
    setBeside(next);
    store(STORAGE_KEY, next);
  }
  return [beside, choose] as const;
}

interface BesideChoiceProps {
  readonly beside: Beside;
  readonly onChoose: (beside: Beside) => void;
}

/** One language beside Portuguese, or both. A text that is wrong or left behind shows all the same. */
export function BesideChoice({ beside, onChoose }: BesideChoiceProps) {
  return (
    <div className="beside">
      <ChoiceField
        name="beside"
        label={m.beside_label()}
        value={beside}
        choices={CHOICES.map((one) => [one, one === "all" ? m.beside_all() : LANGUAGE_NAMES[one]])}
        onChange={(next) => onChoose(known(next))}
      />
    </div>
  );
}
