import { IMAGE_TEXTS, type ImageText } from "#content/images/image-texts.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import type { Content, ContentKind } from "#content/kinds/all-kinds.ts";
import { PICTURES_OF } from "#content/shapes/content-checks.ts";
import { currentPictures } from "#language/former-pictures.ts";
import { referencedPictures } from "#database/pictures.ts";
import {
  type KnownTranslation,
  outdatedTranslations,
  translationsIn,
} from "#language/translations.ts";
import type { MissingFact } from "#desk/missing-contract.ts";

/** What is known beside the content. */
export interface MissingContext {
  readonly knownOf: (kind: ContentKind, slug: string) => readonly KnownTranslation[];
  /** By the id of an uploaded picture; pictures that are not there are not named. */
  readonly pictures: ReadonlyMap<string, PictureState>;
  /** What visitors did in the last 30 days, by restaurant. */
  readonly visitors: ReadonlyMap<string, number>;
}

interface PictureState {
  readonly isIllustration: boolean;
  /** Its texts are there, and about the file that it has. */
  readonly isDescribed: boolean;
}

type Lack = Pick<MissingFact, "what" | "field"> & { readonly count?: number };

/** Everything that visitors meet and that lacks something, with the restaurant that it belongs to. */
export function findMissing(
  { restaurants, experiences, news, menus, faq, settings }: Content,
  context: MissingContext,
): readonly MissingFact[] {
  const shown = restaurants.filter(({ isActive }) => isActive);
  const active = menus.filter(({ isActive }) => isActive);
  const nameOf = new Map(restaurants.map(({ slug, name }) => [slug, name]));
  const at = (restaurant: string, name = nameOf.get(restaurant) ?? restaurant) => ({
    restaurant,
    name,
    visitors: context.visitors.get(restaurant) ?? 0,
  });
  const ofNone = (name: string) => ({ restaurant: null, name, visitors: null });
  const facts = (lacks: readonly Lack[], piece: Omit<MissingFact, keyof Lack>) =>
    lacks.map((lack) => ({ count: 1, ...lack, ...piece }));
  return [
    ...shown.flatMap((one) => {
      const { slug, name } = one;
      const lacks = [...ofRestaurant(one), ...ofPiece("restaurants", one, context)];
      const piece = { kind: "restaurants", slug, menu: null, ...at(slug, name) } as const;
      return [...facts(lacks, piece), ...facts(ofMenus(one, active), ownMenu(piece))];
    }),
    ...active.flatMap((one) => {
      const whole: Lack[] = one.isComplete ? [] : [{ what: "whole-menu", field: "isComplete" }];
      const lacks = [...whole, ...ofPiece("menus", one, context)];
      const { slug, kind: menu, restaurant } = one;
      return facts(lacks, { kind: "menus", slug, menu, ...at(restaurant) });
    }),
    ...experiences
      .filter(({ isActive }) => isActive)
      .flatMap((one) => {
        const piece = { kind: "experiences", slug: one.slug, menu: null } as const;
        return facts(ofPiece("experiences", one, context), { ...piece, ...ofNone(one.title.pt) });
      }),
    ...news
      .filter(({ isActive, isPublished }) => isActive && isPublished)
      .flatMap((one) => {
        const piece = { kind: "news", slug: one.slug, menu: null } as const;
        return facts(ofPiece("news", one, context), { ...piece, ...ofNone(one.title.pt) });
      }),
    ...faq.flatMap((one) => {
      const piece = { kind: "faq", slug: one.slug, menu: null } as const;
      return facts(ofPiece("faq", one, context), { ...piece, ...ofNone(one.slug) });
    }),
    ...settings.flatMap((one) => {
      const piece = { kind: "settings", slug: one.slug, menu: null } as const;
      return facts(ofPiece("settings", one, context), { ...piece, ...ofNone("") });
    }),
  ];
}

function ofRestaurant(restaurant: RestaurantContent): readonly Lack[] {
  const { openingHours, getin, phone, coordinates } = restaurant;
  const isOnMap = coordinates.lat !== 0 || coordinates.lng !== 0;
  return [
    ...(openingHours === null ? [{ what: "hours", field: "openingHours" } as const] : []),
    ...(getin.enabled ? [] : [{ what: "booking-link", field: "getin.enabled" } as const]),
    ...(phone === "" ? [{ what: "phone", field: "phone" } as const] : []),
    ...(isOnMap ? [] : [{ what: "coordinates", field: "coordinates" } as const]),
  ];
}

function ofMenus(
  { slug, menus }: RestaurantContent,
  active: readonly MenuContent[],
): readonly Lack[] {
  const hasOne = Object.keys(menus ?? {}).length > 0;
  if (hasOne || active.some(({ restaurant }) => restaurant === slug)) return [];
  return [{ what: "menu", field: "sections" }];
}

/** The menu that a restaurant without any could have. */
const MAIN: MenuKind = "main";
const ownMenu = <Piece extends { readonly slug: string }>(piece: Piece) => ({
  ...piece,
  kind: "menus" as const,
  slug: `${piece.slug}-${MAIN}`,
  menu: MAIN,
});

/** What any piece may lack: photographs, their texts, translations. */
function ofPiece<Kind extends ContentKind>(
  kind: Kind,
  piece: Content[Kind][number],
  { knownOf, pictures }: MissingContext,
): readonly Lack[] {
  const urls = (PICTURES_OF[kind] as (item: typeof piece) => readonly string[])(piece);
  const builtIn = urls.filter(
    (url) => BUILT_IN.get(currentPictures(url).replace("/images/", ""))?.illustration,
  );
  const uploaded = referencedPictures(piece).flatMap(({ field, id }) => {
    const picture = pictures.get(id);
    return picture === undefined ? [] : [{ field, ...picture }];
  });
  const illustrated = uploaded.filter(({ isIllustration }) => isIllustration);
  const undescribed = uploaded.filter(({ isDescribed }) => !isDescribed);
  const translations = [
    ...outdatedTranslations(piece, piece, knownOf(kind, piece.slug)),
    ...translationsIn(piece).filter(({ text }) => text === ""),
  ];
  const drawn = builtIn.length + illustrated.length;
  const first = illustrated[0]?.field ?? (kind === "restaurants" ? "heroImage" : "image");
  return [
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

const BUILT_IN = new Map<string, ImageText>(Object.entries(IMAGE_TEXTS));

function lackOf(what: MissingFact["what"], fields: readonly string[]): readonly Lack[] {
  const [field] = fields;
  return field === undefined ? [] : [{ what, field, count: fields.length }];
}
