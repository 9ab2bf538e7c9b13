import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { isolated } from "../ui/lead-words.ts";
import type { DraftState } from "./draft-store.ts";
import { writersAt } from "./draft-parts.ts";
import { FieldChanges } from "./field-changes.tsx";
import { differences, type Fields } from "./fields.ts";

interface ReviewProps<Content extends object> {
  readonly state: DraftState<Content>;
  readonly fields: Fields<Content>;
  /** Any content of the kind with all its fields. */
  readonly complete: (content: object) => Content;
}

/** Lists what a draft changes of what is published, and who wrote it (rule 10.71). */
export function DraftReview<Content extends object>(props: ReviewProps<Content>) {
  const { state, fields, complete } = props;
  const { piece, content } = state;
  const { id: me } = useMe();
  const parts = piece.draft?.parts ?? [];
  const changed = differences(fields, complete(piece.published ?? {}), content).map(
    ({ label, ...part }) => {
      const names = writersAt(part.path, parts).map(({ id, name }) =>
        id === me ? m.review_me() : isolated(name),
      );
      const writers = names.length === 0 ? m.review_me() : names.join(", ");
      return { ...part, label: m.review_part({ label, writers }) };
    },
  );
  return (
    <>
      <p>{m.review_lead()}</p>
      <FieldChanges changed={changed} isOpen />
    </>
  );
}
