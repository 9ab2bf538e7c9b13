import { useEffect, useState } from "react";
import type { MenuContent, MenuItem } from "#content/kinds/menu.ts";
import type { ListedPiece } from "#content/desk/contract.ts";
import { type CallFailure, failureOf } from "#desk/api/call-failure.ts";
import { fetchPieces, pieceCalls } from "#desk/api/content-calls.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { CheckField, ChoiceField } from "#desk/ui/field.tsx";
import { Form, textOf } from "#desk/ui/form.tsx";
import { MENU_WORDS, menuOf } from "#desk/kinds/restaurant-words.ts";
import type { Edited } from "#desk/pieces/fields.ts";
import { rowKey } from "#desk/rows/lists.ts";
import { useCurrency } from "./use-currency.ts";
import type { Currency } from "#language/currencies.ts";
import { useLatest } from "#desk/ui/use-latest.ts";

export function CopyMenu({ content, change }: Edited<MenuContent>) {
  const [isCopying, setCopying] = useState(false);
  const { sections } = content;
  const latest = useLatest(sections);
  return (
    <>
      <Button onClick={() => setCopying(true)}>{m.menu_copy()}</Button>
      {isCopying && (
        <CopyMenuDialog
          target={content}
          onClose={() => setCopying(false)}
          onCopy={(copied, words) => {
            change({ sections: [...sections, ...copied] });
            const keys = new Set(copied.map(rowKey));
            announce(words, () =>
              change({ sections: latest.current.filter((one) => !keys.has(rowKey(one))) }),
            );
            setCopying(false);
          }}
        />
      )}
    </>
  );
}

interface CopyMenuDialogProps {
  readonly target: MenuContent;
  readonly onCopy: (sections: MenuContent["sections"], words: string) => void;
  readonly onClose: () => void;
}

function CopyMenuDialog({ target, onCopy, onClose }: CopyMenuDialogProps) {
  const currency = useCurrency();
  const [sources, setSources] = useState<readonly RestaurantName[]>();
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
            const source = { sections: [], language: "", ...(published ?? draft?.content) };
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
            label={m.column_menu()}
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

async function fetchSources(target: string): Promise<readonly RestaurantName[]> {
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

interface CopyOptions {
  /** The target menu's language. */
  readonly language: string;
  /** The currency whose prices are copied; without one, none. */
  readonly currency: Currency | undefined;
  /** Whether marks and allergens are copied: another kitchen may cook differently. */
  readonly hasStatements: boolean;
}

export function copiedSections(
  { sections, language }: Pick<MenuContent, "sections" | "language">,
  options: CopyOptions,
): MenuContent["sections"] {
  return sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => copiedItem(item, language, options)),
  }));
}

function copiedItem(
  { language: own, price, diets, allergens, ...item }: MenuItem,
  menuLanguage: string,
  { language: targetLanguage, currency, hasStatements }: CopyOptions,
): MenuItem {
  const { soldOutUntil: _, ...kept } = item;
  const language = own ?? menuLanguage;
  const amount = currency && price?.[currency];
  return {
    ...kept,
    // Names state their language only if it is not the menu's.
    ...(language !== targetLanguage && { language }),
    ...(currency !== undefined && amount !== undefined && { price: { [currency]: amount } }),
    ...(hasStatements && diets && { diets }),
    ...(hasStatements && allergens && { allergens }),
  };
}
