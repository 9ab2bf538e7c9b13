import { useLoaderData } from "react-router";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { readOrNew } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { completeFaq, FAQ_FIELDS, FAQ_SLUG } from "./faq-fields.ts";
import { QuestionList } from "./question-list.tsx";

/** An import may have taken the questions away. */
export const loader = () => readOrNew("faq", FAQ_SLUG);

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** The questions and answers of the home page, to be written, put in order and published. */
export function Component() {
  return (
    <PieceEditor
      kind="faq"
      piece={useLoaderData<PieceAtDesk>()}
      fields={FAQ_FIELDS}
      complete={completeFaq}
      titleOf={m.nav_faq}
    >
      {({ content, change }) => (
        <Section title={m.faq_on_home()}>
          <QuestionList
            questions={content.questions}
            onChange={(questions) => change({ questions })}
          />
        </Section>
      )}
    </PieceEditor>
  );
}
