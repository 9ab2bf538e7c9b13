import { languageOfCountry } from "#language/countries.ts";
import { menuEmblem } from "#design/menu-emblem.ts";
import { LANGUAGES, type Language, textsOf } from "#language/languages.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import {
  drawSection,
  type Listing,
  SECTION_GAP,
  sectionHeights,
  type ShownMenu,
} from "./draw-dishes.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawHead, drawRunningHead } from "./draw-head.ts";
import { drawInvitation } from "./draw-invitation.ts";
import { closingHeight, drawClosing, drawNote } from "./draw-notes.ts";
import { drawPlate, type MenuPicture } from "./draw-plate.ts";
import type { MenuContact } from "./menu-contacts.ts";
import { type Sheet, openSheet } from "./sheet.ts";
import { BODY_END, inksOf } from "./style.ts";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { planPages } from "./plan-pages.ts";

const RUNNING_HEAD_END = 94;

export interface MenuInput {
  readonly restaurant: {
    readonly slug: string;
    readonly name: string;
    readonly city: string;
    readonly country: string;
  } & Omit<MenuContact, "siteUrl">;
  readonly kind: MenuKind;
  /** Undefined for an unknown menu: the sheet invites the guest to ask. */
  readonly content: ShownMenu | undefined;
  /** The restaurant's, drawn if the first page has room. */
  readonly picture?: MenuPicture | undefined;
  readonly siteUrl: string;
  readonly author: string;
  readonly changedAt: Date;
}

/** Draws a menu as a tagged PDF in all languages, the restaurant's own first. Deterministic. */
export function drawMenu(input: MenuInput, options: { compress?: boolean } = {}): Promise<Buffer> {
  const { restaurant, kind, content, picture, siteUrl, author, changedAt } = input;
  const languages = languagesOf(restaurant.country);
  const [own = "pt"] = languages;
  const inks = inksOf(restaurant.slug);
  const contact = { ...restaurant, siteUrl };
  const title = `${menuTitle(kind, own)} – ${restaurant.name}`;
  const sheet = openSheet({ title, author, language: own, changedAt, ...options });

  sheet.addPage();
  const head = {
    restaurant,
    titles: textsOf((language) => menuTitle(kind, language)),
    emblem: menuEmblem(kind, restaurant.slug),
    languages,
    inks,
  };
  const top = drawHead(sheet, head);
  const listing = content && { content, country: restaurant.country, languages, inks, scale: 1 };
  if (listing)
    drawList(sheet, listing, { top, nextHead: () => drawRunningHead(sheet, head), picture });
  else {
    const end = drawInvitation(sheet, { kind, languages, inks, contact }, top);
    if (picture) drawPlate(sheet, picture, { top: end, bottom: BODY_END });
  }
  // The invitation already lists the contacts.
  drawFoot(sheet, { contact, languages, inks, withContacts: content !== undefined });
  return sheet.finish();
}

function drawList(
  sheet: Sheet,
  unscaled: Listing,
  around: Pick<MenuInput, "picture"> & { readonly top: number; readonly nextHead: () => number },
) {
  const { top, nextHead } = around;
  let { picture } = around;
  let y = drawNote(sheet, unscaled, top);
  const plan = planPages((scale) => sectionHeights(sheet, { ...unscaled, scale }), {
    // The last section on a page needs no gap.
    first: BODY_END - y + SECTION_GAP,
    second: BODY_END - RUNNING_HEAD_END,
    closing: closingHeight(sheet, unscaled),
  });
  const listing = { ...unscaled, scale: plan.scale };
  for (const [page, parts] of plan.pages.entries()) {
    if (page > 0) {
      sheet.addPage();
      y = nextHead();
    }
    for (const part of parts) y = drawSection(sheet, listing, part, y);
    const isLast = page === plan.pages.length - 1;
    const bottom = BODY_END - (isLast ? closingHeight(sheet, listing) : 0);
    const empty = { top: y - SECTION_GAP * listing.scale, bottom };
    if (picture && drawPlate(sheet, picture, empty)) picture = undefined;
  }
  drawClosing(sheet, listing, BODY_END);
}

/** Returns the restaurant's own language, then the others in the site's order. */
function languagesOf(country: string): Language[] {
  const own = languageOfCountry(country);
  return [own, ...LANGUAGES.filter((language) => language !== own)];
}
