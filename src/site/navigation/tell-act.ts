import type { Act, ToldAct } from "#api/insights/acts.ts";
import { ACT_EVENT } from "../bootstrap/bootstrap-contract.ts";

/** Tells of an act that is no plain click on a link; `house` is empty where there is none. */
export function tellAct(act: Act, house = ""): void {
  const detail: ToldAct = { act, house };
  document.dispatchEvent(new CustomEvent(ACT_EVENT, { detail }));
}
