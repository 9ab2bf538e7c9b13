import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { CallFailure } from "#desk/client/api/call-failure.ts";
import { pieceCalls, readOrNew } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { type Edited, PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { rowKey } from "#desk/client/pieces/row-keys.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { MENU_WORDS } from "../restaurants/feature-words.ts";
import { completeRestaurant } from "../restaurants/restaurant-fields.ts";
import { CopyMenuDialog } from "./copy-menu-dialog.tsx";
import { completeMenu, MENU_FIELDS, menuOf } from "./menu-fields.ts";
import { MenuSettings } from "./menu-settings.tsx";
import { CURRENCY_OF } from "./price.ts";
import { SectionList } from "./section-list.tsx";
import "./menus.css";

export interface LoadedMenu {
  readonly piece: PieceAtDesk;
  readonly restaurant: RestaurantContent;
}

/** A menu that a restaurant has, or could have. */
export async function loader({ params }: LoaderFunctionArgs): Promise<LoadedMenu> {
  const slug = params["slug"] ?? "";
  const named = menuOf(slug);
  if (named === undefined) throw new CallFailure("not-found");
  const [piece, { draft, published }] = await Promise.all([
    readOrNew("menus", slug),
    pieceCalls("restaurants", named.restaurant).read(),
  ]);
  return { piece, restaurant: completeRestaurant(published ?? draft?.content ?? {}) };
}

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** The menu of a restaurant, to be written and published. */
export function Component() {
  const { piece, restaurant } = useLoaderData<LoadedMenu>();
  return (
    <PieceEditor
      key={piece.slug}
      kind="menus"
      piece={piece}
      fields={MENU_FIELDS}
      complete={completeMenu(piece.slug, restaurant.country)}
      titleOf={({ kind }) => `${MENU_WORDS[kind]()} · ${restaurant.name}`}
    >
      {(edited) => (
        <>
          <p>
            <Link to="/menus" className="text-link">
              {m.menu_back()}
            </Link>
          </p>
          <DishSection {...edited} restaurant={restaurant} />
          <MenuSettings {...edited} />
        </>
      )}
    </PieceEditor>
  );
}

interface DishSectionProps extends Edited<MenuContent> {
  readonly restaurant: RestaurantContent;
}

function DishSection({ content, change, restaurant }: DishSectionProps) {
  const [isCopying, setCopying] = useState(false);
  const { sections } = content;
  /** For undoing, which comes after other changes. */
  const latest = useRef(sections);
  useEffect(() => {
    latest.current = sections;
  });
  const currency = CURRENCY_OF[restaurant.country];
  return (
    <Section
      title={m.menu_dishes()}
      action={<Button onClick={() => setCopying(true)}>{m.menu_copy()}</Button>}
    >
      <SectionList
        sections={sections}
        currency={currency}
        onChange={(next) => change({ sections: next })}
      />
      {isCopying && (
        <CopyMenuDialog
          target={content}
          currency={currency}
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
    </Section>
  );
}
