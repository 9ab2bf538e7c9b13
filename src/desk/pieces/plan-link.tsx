import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ListedPlan } from "#content/desk/contract.ts";
import { planWords } from "./draft-words.ts";

/** The query of an editor's URL that opens the plan instead of what is written today. */
export const PLAN_QUERY = "?plan";

/** What is being written is not loaded anew, unless the plan is opened, or left. */
export const shouldLoadAnew = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

interface PlanLinkProps {
  /** The editor of the piece. */
  readonly to: string;
  readonly name: string;
  readonly plan: ListedPlan;
}

/** In a list: when a plan is published, and the way to it. */
export function PlanLink({ to, name, plan }: PlanLinkProps) {
  const words = planWords(plan);
  return (
    <Link to={`${to}${PLAN_QUERY}`} className="text-link plan-link" aria-label={`${words} ${name}`}>
      {words}
    </Link>
  );
}
