import { useHotkeys } from "@mantine/hooks";
import type { ReactNode } from "react";
import { failureOf } from "../api/call-failure.ts";
import type { ContentKind, PieceAtDesk } from "#content/desk/contract.ts";
import type { PieceCalls } from "../api/content-calls.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { isolated } from "../ui/lead-words.ts";
import { PUBLISH_BAR } from "../ui/skip-to-publish.tsx";
import { useMe } from "../session/account-here.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import type { Fields } from "./fields.ts";
import { ToSectionLinks } from "./section-links.tsx";
import { conflictWords, planSavingWords, planWords, savingWords } from "./draft-words.ts";

// What the bars below a draft and below a plan have in common.

export interface BarProps<Content extends object> {
  readonly kind: ContentKind;
  readonly store: DraftStore<Content>;
  readonly state: DraftState<Content>;
  readonly calls: PieceCalls;
  readonly titleOf: (content: Content) => string;
  readonly fields: Fields<Content>;
  /** Any content of the kind with all its fields. */
  readonly complete: (content: object) => Content;
  /** Some fields are wrong, by their paths. */
  readonly onWrong: (paths: readonly string[]) => void;
  readonly onCompare: () => void;
  /** What to look at before publishing. */
  readonly warning: ReactNode;
}

interface BarProperties {
  /** Other accounts that have it open. */
  readonly editors: PieceAtDesk["editors"];
  readonly onSaveKey: () => void;
  readonly children: ReactNode;
}

/** The frame of both bars, which links lead to; Ctrl+S (⌘S) saves. */
export function Bar({ editors, onSaveKey, children }: BarProperties) {
  // Also from within a field, and its text editor.
  useHotkeys([["mod+S", onSaveKey]], [], true);
  return (
    <div id={PUBLISH_BAR} tabIndex={-1} className="publish-bar">
      <ToSectionLinks />
      {editors !== undefined && editors.length > 0 && (
        <p role="status" className="others-here">
          {m.editors_others({ names: editors.map(({ name }) => isolated(name)).join(", ") })}
        </p>
      )}
      {children}
    </div>
  );
}

/** Runs a call of a bar: wrong fields and conflicts are shown where they are; throws the rest. */
export async function shownInPlace(
  work: () => Promise<void>,
  { onWrong, onCompare }: Pick<BarProps<object>, "onWrong" | "onCompare">,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.reason === "conflict") return onCompare();
    if (failure.reason !== "invalid" || failure.fields.includes("publishAt")) throw failure;
    onWrong(failure.fields);
  }
}

interface SavingLineProps {
  readonly state: DraftState<object>;
  readonly isOfPlan: boolean;
  readonly onCompare: () => void;
  readonly onSave: () => void;
}

/** Whether what was typed is saved; what is wrong with that is read out. */
export function SavingLine({ state, isOfPlan, onCompare, onSave }: SavingLineProps) {
  const { piece, conflict, failure } = state;
  const { id: me } = useMe();
  const plan = isOfPlan ? piece.plan : null;
  if (conflict !== undefined) {
    return (
      <div role="alert" className="saving saving-stopped">
        <p>
          {conflict.isPublished && plan !== null ? m.plan_conflict() : conflictWords(conflict, me)}
        </p>
        <Button onClick={onCompare}>{m.conflict_compare()}</Button>
      </div>
    );
  }
  if (failure !== undefined) {
    return (
      <div role="alert" className="saving saving-stopped">
        <p>{savingWords(state)}</p>
        <Button variant="quiet" onClick={onSave}>
          {m.draft_save_now()}
        </Button>
      </div>
    );
  }
  return (
    <div className="saving">
      {plan !== null && <p>{planWords(plan)}</p>}
      <p className="small">{plan === null ? savingWords(state) : planSavingWords(state)}</p>
    </div>
  );
}
