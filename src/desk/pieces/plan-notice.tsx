import { Link } from "react-router";
import type { PieceAtDesk } from "#content/desk/contract.ts";
import { m } from "../paraglide/messages.js";
import { planWords } from "./draft-words.ts";
import { FieldChanges } from "./field-changes.tsx";
import { differences, type Fields } from "./fields.ts";
import { PLAN_QUERY } from "./plan-link.tsx";

interface PlanNoticeProps<Content> {
  readonly piece: PieceAtDesk;
  /** The plan is what is shown, and not what is written today. */
  readonly isOfPlan: boolean;
  readonly fields: Fields<Content>;
  readonly complete: (content: object) => Content;
}

/** Above the fields of a piece with a plan: which of the two is shown, the way to the other, and what is in both. */
export function PlanNotice<Content extends object>(props: PlanNoticeProps<Content>) {
  const { piece, isOfPlan, fields, complete } = props;
  const { plan, published, draft } = piece;
  if (plan === null) return null;
  const merged = differences(fields, complete(plan.saved), complete(plan.content));
  const isAlone = published === null && draft === null;
  return (
    <section className="notice plan-notice" aria-label={m.plan_label()}>
      <p>
        <strong>{planWords(plan)}</strong>
      </p>
      {!isOfPlan && <p>{m.plan_beside()}</p>}
      {isOfPlan && <p>{isAlone ? m.plan_shown() : m.plan_shown_beside()}</p>}
      {plan.isAsking && !isOfPlan && <p>{m.plan_conflict()}</p>}
      {merged.length > 0 && (
        <>
          <p>{m.plan_merged({ fields: merged.map(({ label }) => label).join(", ") })}</p>
          <FieldChanges changed={merged} />
        </>
      )}
      {!(isOfPlan && isAlone) && (
        <p>
          <Link to={{ search: isOfPlan ? "" : PLAN_QUERY }} className="text-link">
            {isOfPlan ? m.plan_leave() : m.plan_open()}
          </Link>
        </p>
      )}
    </section>
  );
}
