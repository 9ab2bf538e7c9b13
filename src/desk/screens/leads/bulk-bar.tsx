import { useState } from "react";
import {
  LEAD_DECIDERS,
  type LeadPage,
  type LeadsStepRequest,
  type ListedLead,
} from "#leads/desk/contract.ts";
import { handleLeads } from "#desk/api/lead-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { CheckField } from "#desk/ui/field.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { useListKeys } from "#desk/ui/use-list-keys.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { type AskedStep, StepDialog } from "./step-dialog.tsx";

interface BulkBarProps extends Pick<LeadPage, "leads" | "colleagues"> {
  readonly chosen: readonly ListedLead[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Acts on all ticked leads at once. */
export function BulkBar({ leads, colleagues, chosen, onChoose }: BulkBarProps) {
  const isDecider = LEAD_DECIDERS.includes(useMe().role);
  const [asked, setAsked] = useState<AskedStep | "export">();
  const isChoosing = chosen.length > 0;
  const { run, isBusy, failure } = useAction(async (step: LeadsStepRequest["step"]) => {
    const seen = chosen.map(({ id, lastAction }) => ({ id, seen: lastAction }));
    const { done } = await handleLeads({ leads: seen, step });
    const left = seen.length - done.length;
    const count = done.length;
    const undo = () => handleLeads({ leads: done, step: { action: "undo" } });
    announce(
      left === 0 ? m.leads_changed({ count }) : m.leads_changed_partly({ count, left }),
      count > 0 ? undo : undefined,
    );
    onChoose([]);
  });
  useListKeys({ e: () => isDecider && isChoosing && setAsked("close") });
  const close = () => setAsked(undefined);
  return (
    <div className="bulk">
      <CheckField
        name="all"
        label={isChoosing ? m.leads_chosen({ count: chosen.length }) : m.leads_choose_all()}
        isChecked={isChoosing && chosen.length === leads.length}
        onChange={(isAll) => onChoose(isAll ? leads.map(({ id }) => id) : [])}
      />
      {isChoosing && (
        <div className="form-buttons">
          {isDecider && (
            <>
              <Button isBusy={isBusy} onClick={() => void run({ action: "take" })}>
                {m.lead_take()}
              </Button>
              <Button isBusy={isBusy} onClick={() => setAsked("assign")}>
                {m.lead_assign()}
              </Button>
              <Button isBusy={isBusy} onClick={() => setAsked("close")}>
                {m.lead_close()}
              </Button>
              <Button isBusy={isBusy} onClick={() => setAsked("follow-up")}>
                {m.follow_up()}
              </Button>
            </>
          )}
          <Button onClick={() => setAsked("export")}>{m.leads_export()}</Button>
        </div>
      )}
      <FailureNotice failure={failure} />
      {asked === "export" && (
        <ExportDialog
          filter={new URLSearchParams({ ids: chosen.map(({ id }) => id).join(",") })}
          onClose={close}
        />
      )}
      {asked !== undefined && asked !== "export" && (
        <StepDialog
          asked={asked}
          colleagues={colleagues}
          onStep={(step) => void run(step)}
          onClose={close}
        />
      )}
    </div>
  );
}
