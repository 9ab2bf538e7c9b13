import { useEffect, useId, useRef } from "react";
import type { FaqContent, FaqQuestion } from "#content/shapes/faq-content.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { listEdits } from "#desk/client/pieces/list-edits.ts";
import { ControlGroup, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { DragHandle, MoveButtons } from "#desk/client/pieces/row-controls.tsx";
import { rowKey, sameRow } from "#desk/client/pieces/row-keys.ts";
import { MarkedUnder } from "#desk/client/pieces/translation-marks.tsx";
import { type Drag, useDrag } from "#desk/client/pieces/use-drag.ts";
import { type RowState, useRowState } from "#desk/client/pieces/use-row-state.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { useFieldParts } from "#desk/client/ui/field.tsx";
import { newQuestion, questionName } from "./faq-fields.ts";

type Questions = FaqContent["questions"];

interface QuestionListProps {
  readonly questions: Questions;
  readonly onChange: (questions: Questions) => void;
}

/** The questions with their answers, to add, change, remove and put in order. */
export function QuestionList({ questions, onChange }: QuestionListProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useRowState(questions, root);
  const edits = listEdits({
    rows: questions,
    onChange,
    keyOf: rowKey,
    nameOf: questionName,
    state,
  });
  const { drag, start } = useDrag(root, edits.drop);
  return (
    <ControlGroup name="questions" label={m.faq_questions()} hint={m.faq_questions_hint()}>
      <div ref={root}>
        <ol data-rows className="rows">
          {questions.map((one, at) => (
            <QuestionRow
              key={rowKey(one)}
              question={one}
              at={at}
              count={questions.length}
              state={state}
              edits={edits}
              drag={drag}
              startDrag={start}
              onQuestion={(next) => onChange(questions.with(at, sameRow(next, one)))}
            />
          ))}
          {drag?.gap?.index === questions.length && <li className="gap-mark" />}
        </ol>
        <p data-add className="add-row">
          <Button onClick={() => edits.add(newQuestion())}>{m.faq_add()}</Button>
        </p>
        <p role="status" className="sr-only">
          {state.said}
        </p>
      </div>
    </ControlGroup>
  );
}

interface QuestionRowProps {
  readonly question: FaqQuestion;
  readonly at: number;
  /** How many there are. */
  readonly count: number;
  readonly state: RowState<Questions>;
  readonly edits: ReturnType<typeof listEdits<FaqQuestion>>;
  readonly drag: Drag | undefined;
  readonly startDrag: ReturnType<typeof useDrag>["start"];
  readonly onQuestion: (question: FaqQuestion) => void;
}

/** A question as one line, which opens to its fields. One with something wrong opens by itself. */
function QuestionRow(props: QuestionRowProps) {
  const { question, at, count, state, edits, drag, startDrag, onQuestion } = props;
  const panel = useId();
  const key = rowKey(question);
  const path = `questions.${at}`;
  const { error } = useFieldParts(path, undefined);
  const isOpen = state.isOpen(key);
  const { setOpen } = state;
  useEffect(() => {
    if (error !== undefined) setOpen(key, true);
    // Somebody may close it again.
  }, [error, key, setOpen]);
  const name = questionName(question, at);
  return (
    <>
      {drag?.gap?.index === at && <li className="gap-mark" />}
      <li
        data-drag-row
        data-row={key}
        data-field={path}
        data-dragged={drag?.from.index === at || undefined}
        data-open={isOpen || undefined}
        className="row"
      >
        <div className="row-head">
          <DragHandle onStart={(event) => startDrag(event, "row", { section: 0, index: at })} />
          <button
            type="button"
            className="row-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(key, !isOpen)}
          >
            <span lang={question.question.pt.trim() === "" ? undefined : "pt"}>{name}</span>
            {error !== undefined && <span className="row-wrong">{m.dish_wrong()}</span>}
            {!isOpen && <MarkedUnder path={path} />}
          </button>
          <MoveButtons
            about={name}
            canMove={(by) => at + by >= 0 && at + by < count}
            onMove={(by) => edits.step(at, by)}
          />
        </div>
        {isOpen && (
          <div id={panel} className="row-panel">
            <TextsControl
              name={`${path}.question`}
              label={m.faq_question()}
              value={question.question}
              onChange={(next) => onQuestion({ ...question, question: next })}
            />
            <TextsControl
              name={`${path}.answer`}
              label={m.faq_answer()}
              hint={m.faq_answer_hint()}
              isLong
              value={question.answer}
              onChange={(answer) => onQuestion({ ...question, answer })}
            />
            <div className="row-foot">
              <Button about={name} onClick={() => edits.remove(at)}>
                {m.faq_remove()}
              </Button>
            </div>
          </div>
        )}
      </li>
    </>
  );
}
