import { dateAndTime } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { ChangedText } from "./changed-text.tsx";
import type { Conflict } from "./conflict.ts";
import { type Difference, differences, type Fields } from "./fields.ts";
import { isSame } from "./same-content.ts";

interface ConflictDialogProps<Content extends object> {
  readonly fields: Fields<Content>;
  readonly mine: Content;
  readonly conflict: Conflict<Content>;
  /** Between a plan and what was published since, or another version of the plan. */
  readonly isOfPlan: boolean;
  readonly onDecide: (content: Content) => Promise<void>;
  readonly onClose: () => void;
}

/** Both versions of a piece, field by field, to choose from. */
export function ConflictDialog<Content extends object>(props: ConflictDialogProps<Content>) {
  const { fields, mine, conflict, isOfPlan, onDecide, onClose } = props;
  const { theirs, base, isPublished, current } = conflict;
  const differing = differences(fields, mine, theirs);
  const saved = (isOfPlan ? current.plan : undefined) ?? current.draft;
  const isOwn = saved?.authorId === useMe().id;
  const whose =
    isPublished || saved === null
      ? m.conflict_published()
      : isOwn
        ? m.conflict_own({ time: dateAndTime(saved.savedAt) })
        : m.conflict_draft({ author: saved.author, time: dateAndTime(saved.savedAt) });
  const isWithPublished = isPublished && isOfPlan && current.plan !== null;
  const leadOfDraft = isOwn ? m.conflict_lead_own() : m.conflict_lead();
  const lead = isPublished ? m.conflict_lead_published() : leadOfDraft;
  /** What only they changed is theirs, until somebody chooses otherwise. */
  const isTheirs = ({ take }: Difference<Content>) =>
    base !== undefined && isSame(take(base, mine), base);

  return (
    <Dialog title={m.conflict_title()} onClose={onClose}>
      <p className="dialog-lead">{isWithPublished ? m.conflict_lead_plan() : lead}</p>
      <Form
        submitText={m.conflict_save()}
        onSend={async (values) => {
          const taken = differing.filter(({ path }) => values.get(path) === "theirs");
          await onDecide(taken.reduce((content, { take }) => take(content, theirs), mine));
        }}
      >
        {differing.length === 0 && <p>{m.conflict_same()}</p>}
        {differing.map((difference) => (
          <fieldset key={difference.path} className="grid gap-2">
            <legend className="field-label">{difference.label}</legend>
            <Version
              difference={difference}
              value="mine"
              title={isWithPublished ? m.conflict_mine_plan() : m.conflict_mine()}
              text={difference.one}
              other={difference.other}
              isChosen={!isTheirs(difference)}
            />
            <Version
              difference={difference}
              value="theirs"
              title={whose}
              text={difference.other}
              other={difference.one}
              isChosen={isTheirs(difference)}
            />
          </fieldset>
        ))}
      </Form>
    </Dialog>
  );
}

interface VersionProps {
  readonly difference: Pick<Difference<never>, "path" | "language">;
  readonly value: "mine" | "theirs";
  readonly title: string;
  readonly text: string;
  readonly other: string;
  readonly isChosen: boolean;
}

function Version(props: VersionProps) {
  const { difference, value, title, text, other, isChosen } = props;
  const { path, language } = difference;
  return (
    <label className="flex cursor-pointer gap-2.5 border border-(--line) px-3 py-2.5 has-checked:border-(--link) has-checked:bg-(--control)">
      <input
        type="radio"
        name={path}
        value={value}
        defaultChecked={isChosen}
        aria-label={title}
        className="size-5 flex-none accent-(--action)"
      />
      <span className="flex min-w-0 flex-col">
        <span className="small">{title}</span>
        <span className="whitespace-pre-line" lang={language}>
          <ChangedText text={text === "" ? m.value_empty() : text} other={other} />
        </span>
      </span>
    </label>
  );
}
