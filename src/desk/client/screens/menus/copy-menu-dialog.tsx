import { useEffect, useState } from "react";
import type { Currency } from "#content/kinds/experience.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { ListedPiece } from "#desk/content-contract.ts";
import { type CallFailure, failureOf } from "#desk/client/api/call-failure.ts";
import { fetchPieces, pieceCalls } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { CheckField, ChoiceField } from "#desk/client/ui/field.tsx";
import { Form, textOf } from "#desk/client/ui/form.tsx";
import { MENU_WORDS } from "../restaurants/feature-words.ts";
import { copiedSections } from "./copied-sections.ts";
import { completeMenu, menuOf } from "./menu-fields.ts";
import type { Sections } from "./menu-sections.ts";

interface CopyMenuDialogProps {
  readonly target: MenuContent;
  /** In which the restaurant has its prices. */
  readonly currency: Currency;
  readonly onCopy: (sections: Sections, words: string) => void;
  readonly onClose: () => void;
}

interface Source {
  readonly slug: string;
  readonly name: string;
}

/** Asks which other menu's sections are to be added to a draft, and what of them. */
export function CopyMenuDialog({ target, currency, onCopy, onClose }: CopyMenuDialogProps) {
  const [sources, setSources] = useState<readonly Source[]>();
  const [failure, setFailure] = useState<CallFailure>();
  useEffect(() => {
    fetchSources(target.slug).then(setSources, (error: unknown) => setFailure(failureOf(error)));
  }, [target.slug]);
  return (
    <Dialog title={m.menu_copy()} onClose={onClose}>
      <p className="dialog-lead">{m.menu_copy_lead()}</p>
      <FailureNotice failure={failure} />
      {sources?.length === 0 && <p>{m.menu_copy_none()}</p>}
      {sources !== undefined && sources.length > 0 && (
        <Form
          submitText={m.menu_copy_add()}
          onSend={async (values) => {
            const slug = textOf(values, "source");
            const { published, draft } = await pieceCalls("menus", slug).read();
            const source = completeMenu(slug, "Brasil")(published ?? draft?.content ?? {});
            const sections = copiedSections(source, {
              language: target.language,
              currency: values.has("prices") ? currency : undefined,
              hasStatements: values.has("statements"),
            });
            const name = sources.find((one) => one.slug === slug)?.name ?? slug;
            onCopy(sections, m.menu_copied({ name }));
          }}
        >
          <ChoiceField
            name="source"
            label={m.menu_copy_from()}
            choices={sources.map(({ slug, name }) => [slug, name])}
          />
          <CheckField name="prices" label={m.menu_copy_prices({ currency })} />
          <CheckField name="statements" label={m.menu_copy_statements()} />
          <p className="field-hint">{m.menu_copy_hint()}</p>
        </Form>
      )}
    </Dialog>
  );
}

/** The other menus, by the names of their restaurants. */
async function fetchSources(target: string): Promise<readonly Source[]> {
  const [menus, restaurants] = await Promise.all([
    fetchPieces("menus"),
    fetchPieces("restaurants"),
  ]);
  return menus
    .filter(({ slug }) => slug !== target)
    .map(({ slug }) => ({ slug, name: nameOfMenu(slug, restaurants) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function nameOfMenu(slug: string, restaurants: readonly ListedPiece[]): string {
  const named = menuOf(slug);
  const restaurant = restaurants.find((one) => one.slug === named?.restaurant);
  return named === undefined
    ? slug
    : `${restaurant?.name ?? named.restaurant} · ${MENU_WORDS[named.kind]()}`;
}
