import { type Content, CONTENT_KINDS, type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import type { HappeningContent } from "#content/kinds/happening.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import { IMAGE_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import { comingDates, zonesOfHappening } from "#content/schemas/happening-dates.ts";
import { findFields } from "#content/schemas/field-sorts.ts";
import { referencedPictures } from "#content/store/pictures.ts";
import type { HouseProgress, MissingFact } from "./missing-contract.ts";
import { currentPictures } from "#language/former-pictures.ts";
import type { Language } from "#language/languages.ts";
import {
  type KnownTranslation,
  missingTranslations,
  outdatedTranslations,
} from "#language/translations.ts";
import { isShown, pieceName } from "../content-pages.ts";

/** Data beside the content. */
export interface MissingContext {
  readonly language: Language;
  readonly knownOf: (kind: ContentKind, slug: string) => readonly KnownTranslation[];
  /** By an uploaded picture's id; missing pictures are not named. */
  readonly pictures: ReadonlyMap<string, PictureState>;
  /** Visitors' actions in the last 30 days, by restaurant. */
  readonly visitors: ReadonlyMap<string, number>;
}

interface PictureState {
  readonly isIllustration: boolean;
  /** Its texts exist and match the file. */
  readonly isDescribed: boolean;
}

type Lack = Pick<MissingFact, "what" | "field"> & { readonly count?: number };

/** Lists gaps in visible content, with their restaurant. */
export function findMissing(content: Content, context: MissingContext): readonly MissingFact[] {
  const restaurants = new Map(content.restaurants.map((one) => [one.slug, one]));
  const withMenu = restaurantsWith(content, (kind) => kind !== "wine");
  const withWines = restaurantsWith(content, (kind) => kind === "wine");
  const ofPieces = CONTENT_KINDS.flatMap((kind) =>
    content[kind]
      .filter((piece) => isShown(kind, piece))
      .flatMap((piece) => {
        const { restaurantOf, only } = kindOf(kind);
        const restaurant = restaurantOf?.(piece.slug);
        const about = {
          kind,
          slug: piece.slug,
          menu: "kind" in piece ? piece.kind : null,
          restaurant: restaurant ?? null,
          name:
            restaurants.get(restaurant ?? "")?.name ??
            (only === undefined ? pieceName(piece, context.language) : ""),
          visitors: restaurant === undefined ? null : (context.visitors.get(restaurant) ?? 0),
        };
        const facts = lacksOf(kind, piece, context).map((lack) => ({
          count: 1,
          ...lack,
          ...about,
        }));
        if (kind !== "restaurants") return facts;
        return [
          ...facts,
          ...(withMenu.has(piece.slug) ? [] : [noMenuOf(about, "menu", "main")]),
          ...(withWines.has(piece.slug) ? [] : [noMenuOf(about, "wine-list", "wine")]),
        ];
      }),
  );
  const shown = content.happenings.filter((one) => isShown("happenings", one));
  const now = new Date();
  const places = { findRestaurant: (slug: string) => restaurants.get(slug) };
  const isAhead = (one: HappeningContent) =>
    comingDates(one.times, zonesOfHappening(one, places), now, 1).length > 0;
  return shown.some(isAhead) ? ofPieces : [...ofPieces, NO_HAPPENING];
}

const NO_HAPPENING: MissingFact = {
  what: "happenings",
  kind: "happenings",
  slug: "",
  name: "",
  menu: null,
  restaurant: null,
  field: "",
  count: 1,
  visitors: null,
};

/** Returns the restaurants with such a menu, stored or linked. */
function restaurantsWith(content: Content, isOne: (kind: string) => boolean): ReadonlySet<string> {
  return new Set([
    ...content.menus
      .filter(({ isActive, kind }) => isActive && isOne(kind))
      .map(({ restaurant }) => restaurant),
    ...content.restaurants
      .filter(({ menus }) => Object.keys(menus ?? {}).some(isOne))
      .map(({ slug }) => slug),
  ]);
}

const noMenuOf = (
  restaurant: Omit<MissingFact, keyof Lack>,
  what: MissingFact["what"],
  menu: MenuKind,
): MissingFact => ({
  ...restaurant,
  what,
  field: "sections",
  count: 1,
  kind: "menus",
  slug: `${restaurant.slug}-${menu}`,
  menu,
});

/** Gaps beside a kind's facts. */
const OTHERS: readonly MissingFact["what"][] = ["photograph", "picture-text", "translation"];

/** Returns each visible restaurant's progress including menus, the least complete first. */
export function progressOf(
  content: Pick<Content, "restaurants" | "menus">,
  facts: readonly MissingFact[],
): readonly HouseProgress[] {
  const pointsOf = (kind: ContentKind) => (kindOf(kind).facts ?? []).length + OTHERS.length;
  return content.restaurants
    .filter((one) => isShown("restaurants", one))
    .map(({ slug, name }) => {
      const menus = content.menus.filter((one) => one.restaurant === slug && isShown("menus", one));
      return {
        restaurant: slug,
        name,
        // Includes a menu at all and a wine list.
        inAll: pointsOf("restaurants") + 2 + menus.length * pointsOf("menus"),
        missing: facts.filter(({ restaurant }) => restaurant === slug).length,
      };
    })
    .toSorted((one, other) => other.missing - one.missing);
}

/** Lists the facts, photographs, texts and translations that an entry lacks. */
function lacksOf(
  kind: ContentKind,
  piece: AnyPiece,
  { knownOf, pictures }: MissingContext,
): readonly Lack[] {
  const { shape, facts = [] } = kindOf(kind);
  const shown = findFields("picture", shape, piece);
  const builtIn = shown.filter(
    ({ value }) => IMAGE_TEXTS.get(currentPictures(value).replace("/images/", ""))?.illustration,
  );
  const uploaded = referencedPictures(piece).flatMap(({ field, id }) => {
    const picture = pictures.get(id);
    return picture === undefined ? [] : [{ field, ...picture }];
  });
  const illustrated = uploaded.filter(({ isIllustration }) => isIllustration);
  const undescribed = uploaded.filter(({ isDescribed }) => !isDescribed);
  const translations = [
    ...outdatedTranslations(piece, piece, knownOf(kind, piece.slug)),
    ...missingTranslations(piece),
  ];
  const drawn = builtIn.length + illustrated.length;
  const first = illustrated[0]?.field ?? shown[0]?.path.join(".") ?? "";
  return [
    ...facts.filter((fact) => fact.isMissing(piece)).map(({ what, field }) => ({ what, field })),
    ...(drawn > 0 ? [{ what: "photograph", field: first, count: drawn } as const] : []),
    ...lackOf(
      "picture-text",
      undescribed.map(({ field }) => field),
    ),
    ...lackOf(
      "translation",
      translations.map(({ path }) => path),
    ),
  ];
}

function lackOf(what: MissingFact["what"], fields: readonly string[]): readonly Lack[] {
  const [field] = fields;
  return field === undefined ? [] : [{ what, field, count: fields.length }];
}
