import { kindOf } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { ContentSource, Snapshot } from "#content/snapshot.ts";
import type { RenderPreview } from "#content/desk/preview.ts";
import { READ_DRAFT } from "#remote-api/read-draft.ts";

interface PreviewOptions {
  readonly content: ContentSource;
  readonly settingsWith: (draft: object) => SiteSettings;
  readonly render: (path: string, snapshot: Snapshot) => Promise<Response>;
}

/** Creates the preview of a draft on its kind's page, even if incomplete. */
export function createPreview({ content, settingsWith, render }: PreviewOptions): RenderPreview {
  return async ({ kind, content: draft, language }) => {
    const snapshot = await content.reader()(["restaurants", "menus", "questions"]);
    const read =
      kind === "settings"
        ? { piece: draft, changed: { settings: settingsWith(draft) } }
        : READ_DRAFT[kind]?.({ ...draft }, snapshot);
    const { pathTo } = kindOf(kind);
    if (read === undefined || pathTo === undefined) return undefined;
    const restaurant = restaurantOf(read.piece, snapshot);
    if (restaurant === undefined) return undefined;
    const path = pathTo(language, read.piece as AnyPiece, restaurant);
    return render(`${path}${queryOf(read.piece)}`, snapshot.with(read.changed));
  };
}

/** Returns a menu's restaurant, if it exists; other entries stand for themselves. */
function restaurantOf(piece: object, snapshot: Snapshot) {
  if (!("restaurant" in piece)) return piece;
  return snapshot.findRestaurant(String(piece.restaurant)) ?? undefined;
}

/** An experience is shown in a country. */
function queryOf(piece: object): string {
  const [country] = "countries" in piece ? (piece.countries as readonly string[]) : [];
  return country === undefined ? "" : `?${new URLSearchParams({ country })}`;
}
