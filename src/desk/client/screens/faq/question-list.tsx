import { MOST } from "#content/shapes/content-maxima.ts";
import { useRef } from "react";
import type { FaqContent, FaqQuestion } from "#content/kinds/faq.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { listEdits } from "#desk/client/pieces/list-edits.ts";
import { FoldingRow } from "#desk/client/pieces/folding-row.tsx";
import { AddButton } from "#desk/client/pieces/add-button.tsx";
import { ControlGroup, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { rowKey, sameRow } from "#desk/client/pieces/row-keys.ts";
import { useDrag } from "#desk/client/pieces/use-drag.ts";
import { useRowState } from "#desk/client/pieces/use-row-state.ts";
import { Button } from "#desk/client/ui/button.tsx";
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
  const dragging = useDrag(root, edits.drop);
  return (
    <ControlGroup name="questions" label={m.faq_questions()} hint={m.faq_questions_hint()}>
      <div ref={root}>
        <ol data-rows className="rows">
          {questions.map((one, at) => {
            const path = `questions.${at}`;
            const name = questionName(one, at);
            const change = (parts: Partial<FaqQuestion>) =>
              onChange(questions.with(at, sameRow({ ...one, ...parts }, one)));
            return (
              <FoldingRow
                key={rowKey(one)}
                id={rowKey(one)}
                path={path}
                place={{ section: 0, index: at }}
                name={name}
                lang={one.question.pt.trim() === "" ? undefined : "pt"}
                state={state}
                dragging={dragging}
                canMove={(by) => questions[at + by] !== undefined}
                onMove={(by) => edits.step(at, by)}
              >
                <TextsControl
                  name={`${path}.question`}
                  label={m.faq_question()}
                  value={one.question}
                  onChange={(question) => change({ question })}
                />
                <TextsControl
                  name={`${path}.answer`}
                  label={m.faq_answer()}
                  hint={m.faq_answer_hint()}
                  isLong
                  value={one.answer}
                  onChange={(answer) => change({ answer })}
                />
                <div className="row-foot">
                  <Button about={name} onClick={() => edits.remove(at)}>
                    {m.faq_remove()}
                  </Button>
                </div>
              </FoldingRow>
            );
          })}
          {dragging.drag?.gap?.index === questions.length && <li className="gap-mark" />}
        </ol>
        <p data-add className="add-row">
          <AddButton
            count={questions.length}
            maximum={MOST.questions}
            onClick={() => edits.add(newQuestion())}
          >
            {m.faq_add()}
          </AddButton>
        </p>
        <p role="status" className="sr-only">
          {state.said}
        </p>
      </div>
    </ControlGroup>
  );
}
