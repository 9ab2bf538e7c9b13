import { z } from "zod";
import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { CONTENT_KINDS, kindOf } from "#content/kinds/all-kinds.ts";
import type { Orm } from "#database/database.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { LEAD_READERS } from "#leads/desk/contract.ts";
import { type Found, MOST_FOUND } from "./search-contract.ts";
import { plainText } from "#language/plain-text.ts";
import { mayPublish } from "#content/desk/content-access.ts";
import { pieceName } from "#content/desk/content-pages.ts";
import {
  deskRoute,
  type DeskRoute,
  type DeskServices,
  readQuery,
} from "#accounts/calls/desk-routes.ts";
import type { Account } from "#accounts/desk-session.ts";
import { readLeadPage } from "#leads/desk/lead-queries.ts";
import { PICTURE_ROLES } from "#content/desk/uploads/media-routes.ts";
import { listPictures } from "#content/desk/uploads/picture-rows.ts";

const query = z.object({ words: z.string().trim().min(2).max(100) });

/**
 * Finds words in guests, published content and pictures that the account may open, ignoring accents
 * and case.
 */
export function searchRoutes({ orm }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/search", {
      access: { roles: "all" },
      async handler({ context, session: { account } }) {
        const { words } = readQuery(context, query);
        const found = await Promise.all(
          [findGuests, findPieces, findPictures].map((find) => find(orm, account, words)),
        );
        return context.json(found.flat());
      },
    }),
  ];
}

async function findGuests(orm: Orm, account: Account, search: string): Promise<readonly Found[]> {
  if (!LEAD_READERS.includes(account.role)) return [];
  const asked = { filter: { search }, after: undefined, limit: MOST_FOUND };
  const { leads } = await readLeadPage(orm, account, asked);
  return leads.map(({ id, name, email }) => ({
    kind: "leads",
    slug: id,
    name: name || email,
    within: email,
  }));
}

async function findPictures(orm: Orm, account: Account, search: string): Promise<readonly Found[]> {
  if (!PICTURE_ROLES.includes(account.role)) return [];
  const rows = await listPictures(orm, account, { search, limit: MOST_FOUND });
  return rows.map(({ picture: { id, texts } }) => ({
    kind: "pictures",
    slug: id,
    name: texts[account.language] || texts.pt,
    within: "",
  }));
}

/** Matches names first, then dishes, then all texts. */
async function findPieces(orm: Orm, account: Account, words: string): Promise<readonly Found[]> {
  const content = await exportContent({ orm });
  const wanted = plainText(words).split(/\s+/);
  const has = (text: string) => {
    const plain = plainText(text);
    return wanted.every((word) => plain.includes(word));
  };
  const [byName, byDish, byText]: [Found[], Found[], Found[]] = [[], [], []];
  for (const kind of CONTENT_KINDS) {
    for (const item of content[kind] as readonly AnyPiece[]) {
      const { slug } = item;
      if (!mayPublish(account, { kind, slug })) continue;
      // A thousand long articles take a while; other requests run in between.
      await turnOfItsOwn();
      const restaurant = kindOf(kind).restaurantOf?.(slug);
      const house = content.restaurants.find((one) => one.slug === restaurant)?.name ?? "";
      const piece = { kind, slug, name: pieceName(item, account.language), within: house };
      const dishes = dishesOf(item).filter((dish) => has(`${dish} ${house}`) && !has(house));
      if (has(`${piece.name} ${house}`)) byName.push(piece);
      else if (dishes.length > 0) byDish.push(...dishes.map((name) => ({ ...piece, name })));
      else if (has(wordsOf(item))) byText.push(piece);
    }
  }
  return [byName, byDish, byText].flatMap((found) => found.slice(0, MOST_FOUND));
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Object.values(value ?? {})
    .map(wordsOf)
    .join("\n");
}

function dishesOf(item: AnyPiece): readonly string[] {
  if (!("sections" in item)) return [];
  const sections = item.sections as readonly { readonly items?: readonly { name?: string }[] }[];
  return sections.flatMap(({ items = [] }) => items.map(({ name = "" }) => name));
}
