import type { SettingsValues } from "#content/kinds/settings.ts";
import type { BuiltInPicture } from "#desk/media-contract.ts";
import type { TileId } from "#external-services/map-tiles/tile-area.ts";
import type { DeskServices } from "../desk-routes.ts";
import type { LinkCheckServices } from "../links/content-links.ts";
import type { HasPicture, IsReserved } from "./check-content.ts";
import type { RenderPreview } from "./preview.ts";

/** What the routes of content and pictures need beside. */
export interface ContentServices extends DeskServices {
  readonly hasPicture: HasPicture;
  readonly isReserved: IsReserved;
  /** The pictures that come with the code, as content may name them. */
  readonly builtInPictures: readonly BuiltInPicture[];
  readonly renderPreview: RenderPreview;
  /** The picture of a tile; rejects where there is none. */
  readonly readTile: (tile: TileId) => Promise<Uint8Array<ArrayBuffer>>;
  /** What the operator's file says of what the staff may set. */
  readonly fileSettings: () => SettingsValues;
  /** What a check of the links to other sites works with. */
  readonly links: LinkCheckServices;
}
