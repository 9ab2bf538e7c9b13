import type { ReactNode } from "react";
import type { Currency } from "#language/currencies.ts";
import type { PriceQuestion, PublishQuestion } from "#content/desk/contract.ts";
import { moneyWords } from "../controls/price.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { isolated } from "../ui/lead-words.ts";
import { Notice } from "../ui/notice.tsx";
import type { DraftState } from "./draft-store.ts";
import { isWithin, writersAt } from "./draft-parts.ts";
import { ChangeList } from "./field-changes.tsx";
import { type Difference, differences, type Fields, wordsOf } from "./fields.ts";

/** Lists a draft's changes to the published entry. */
export function draftChanges<Content extends object>(
  { piece, content }: Pick<DraftState<Content>, "piece" | "content">,
  { fields, complete }: Described<Content>,
): readonly Difference<Content>[] {
  return differences(fields, complete(piece.published ?? {}), content);
}

interface Described<Content extends object> {
  readonly fields: Fields<Content>;
  /** Any content of the kind with all its fields. */
  readonly complete: (content: object) => Content;
}

/** Lists the changes that colleagues wrote last, if the account wrote others. */
export function colleaguesChanges<Content extends object>(
  { piece }: Pick<DraftState<Content>, "piece">,
  changed: readonly Difference<Content>[],
  me: string,
): readonly string[] {
  const parts = piece.draft?.parts ?? [];
  const isOthers = ({ path }: Difference<Content>) =>
    (writersAt(path, parts).at(-1)?.id ?? me) !== me;
  return changed.every(isOthers) ? [] : changed.filter(isOthers).map(({ path }) => path);
}

/** Names the changed fields in one line, with the colleagues who wrote in them. */
export function changesInWords<Content extends object>(
  { piece }: Pick<DraftState<Content>, "piece">,
  changed: readonly Difference<Content>[],
  me: string,
): string {
  const words = changed.map(({ path, label }) => {
    const others = writersAt(path, piece.draft?.parts ?? []).filter(({ id }) => id !== me);
    const names = others.map(({ name }) => isolated(name)).join(", ");
    return names === "" ? label : `${label} (${names})`;
  });
  return words.join(", ");
}

interface ReviewProps<Content extends object> extends Pick<Described<Content>, "fields"> {
  readonly state: Pick<DraftState<Content>, "piece">;
  readonly changed: readonly Difference<Content>[];
  readonly questions?: readonly PublishQuestion[];
  /** Paths that stay in the draft, if the user may choose. */
  readonly left?: readonly string[] | undefined;
  readonly onLeave?: (left: readonly string[]) => void;
}

/** Lists a draft's changes, with their authors and the server's questions (rules 10.71 and 10.74). */
export function DraftReview<Content extends object>(props: ReviewProps<Content>) {
  const { state, fields, changed, questions = [], left, onLeave } = props;
  const { id: me } = useMe();
  const parts = state.piece.draft?.parts ?? [];
  const labelOf = (path: string) =>
    changed.find((one) => one.path.includes(".") && isWithin(path, one.path))?.label ??
    wordsOf(fields, path).label();
  const heads = new Map(
    changed.map(({ path, label }): [string, ReactNode] => {
      const names = writersAt(path, parts).map(({ id, name }) =>
        id === me ? m.review_me() : isolated(name),
      );
      const writers = names.length === 0 ? m.review_me() : names.join(", ");
      const words = m.review_part({ label, writers });
      if (left === undefined) return [path, words];
      const others = left.filter((one) => one !== path);
      return [
        path,
        <label key={path} className="flex cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 flex-none accent-(--action)"
            checked={!left.includes(path)}
            onChange={({ currentTarget: { checked } }) =>
              onLeave?.(checked ? others : [...others, path])
            }
          />
          <span>{words}</span>
        </label>,
      ];
    }),
  );
  const asked = questions.filter((one) => one.why !== "colleague");
  return (
    <>
      {asked.length > 0 && (
        <Notice>
          <ul>
            {asked.map((one) => (
              <li key={`${one.why} ${one.path}`}>{priceWords(one, labelOf(one.path))}</li>
            ))}
          </ul>
        </Notice>
      )}
      {left !== undefined && <p>{m.review_choose()}</p>}
      <ChangeList changed={changed} heads={heads} />
    </>
  );
}

function priceWords({ why, before, now, currency }: PriceQuestion, label: string): string {
  const price = moneyWords(now, currency as Currency);
  if (why === "free") return m.ask_free({ label });
  if (why === "not-offered") return m.ask_not_offered({ label, price });
  return m.ask_unusual({ label, price, before: moneyWords(before ?? 0, currency as Currency) });
}
