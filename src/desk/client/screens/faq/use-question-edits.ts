import type { RefObject } from "react";
import type { FaqContent } from "#content/shapes/faq-content.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { moveRow } from "#desk/client/pieces/move-row.ts";
import { rowKey } from "#desk/client/pieces/row-keys.ts";
import type { Drag } from "#desk/client/pieces/use-drag.ts";
import { useRowState } from "#desk/client/pieces/use-row-state.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { newQuestion, questionName } from "./faq-fields.ts";

export type Questions = FaqContent["questions"];

/**
 * What can be done with the rows of questions. The focus follows the one that moves, or goes to what is
 * next to one that is gone; where one went is read out, and what is removed can be had back.
 */
export function useQuestionEdits(
  questions: Questions,
  onChange: (questions: Questions) => void,
  root: RefObject<HTMLElement | null>,
) {
  const { latest, ...state } = useRowState(questions, root);
  const { say, setOpen, focusIn, focusOn } = state;

  function move(from: number, gap: number, focus?: string): void {
    const moved = questions[from];
    if (moved === undefined || gap < 0 || gap > questions.length) return;
    const next = moveRow(questions, from, gap);
    const to = next.indexOf(moved);
    if (focus !== undefined) focusIn(rowKey(moved), focus);
    say(m.item_moved({ name: questionName(moved, to), position: to + 1, count: questions.length }));
    onChange(next);
  }

  return {
    ...state,
    step(from: number, by: -1 | 1): void {
      move(from, by < 0 ? from - 1 : from + 2, `[data-move="${by}"] button`);
    },
    drop({ from, gap }: Drag): void {
      if (gap !== undefined) move(from.index, gap.index);
    },
    add(): void {
      const added = newQuestion();
      setOpen(rowKey(added), true);
      focusIn(rowKey(added), "input");
      onChange([...questions, added]);
    },
    remove(at: number): void {
      const removed = questions[at];
      if (removed === undefined) return;
      const neighbour = questions[at + 1] ?? questions[at - 1];
      if (neighbour === undefined) focusOn("[data-add] button");
      else focusIn(rowKey(neighbour), "button");
      onChange(questions.toSpliced(at, 1));
      announce(m.item_removed({ name: questionName(removed, at) }), () => {
        focusIn(rowKey(removed), "button");
        onChange(latest.current.toSpliced(at, 0, removed));
      });
    },
  };
}

export type QuestionEdits = ReturnType<typeof useQuestionEdits>;
