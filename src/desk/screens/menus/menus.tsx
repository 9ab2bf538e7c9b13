import { Link, useLoaderData } from "react-router";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import type { ListedPiece } from "#content/desk/contract.ts";
import { fetchPieces } from "#desk/api/content-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { m } from "#desk/paraglide/messages.js";
import { draftWords } from "#desk/pieces/draft-words.ts";
import { PieceState } from "#desk/pieces/piece-table.tsx";
import { Page, Section } from "#desk/ui/page.tsx";
import { MENU_KINDS, MENU_WORDS } from "#desk/kinds/restaurant-words.ts";
import "#desk/pieces/pieces.css";

export const loader = lastKnown(async () => {
  const [restaurants, menus] = await Promise.all([
    fetchPieces("restaurants"),
    fetchPieces("menus"),
  ]);
  return { restaurants, menus };
});

/** Each restaurant's existing and possible menus. */
export function Component() {
  const { restaurants, menus } = useLoaderData<typeof loader>();
  const found = new Map(menus.map((menu) => [menu.slug, menu]));
  return (
    <Page title={m.nav_menus()} lead={m.menus_lead()}>
      {restaurants.length === 0 && <p>{m.restaurants_none()}</p>}
      {restaurants.map(({ slug, name }) => (
        <Section key={slug} title={name}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3 [&_a]:py-1.5 [&_a]:font-semibold">
            {MENU_KINDS.map((kind) => (
              <li key={kind} className="flex flex-col">
                <MenuLink
                  slug={`${slug}-${kind}`}
                  kind={kind}
                  restaurant={name}
                  menu={found.get(`${slug}-${kind}`)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

interface MenuLinkProps {
  readonly slug: string;
  readonly kind: MenuKind;
  readonly restaurant: string;
  readonly menu: ListedPiece | undefined;
}

function MenuLink({ slug, kind, restaurant, menu }: MenuLinkProps) {
  const words = MENU_WORDS[kind]();
  const text = menu === undefined ? m.menu_create({ kind: words }) : words;
  return (
    <>
      <Link to={`/menus/${slug}`} className="text-link" aria-label={`${text}: ${restaurant}`}>
        {text}
      </Link>
      {menu?.draft && <span className="small">{draftWords(menu.draft)}</span>}
      {menu && <PieceState to={`/menus/${slug}`} name={`${words}: ${restaurant}`} piece={menu} />}
    </>
  );
}
