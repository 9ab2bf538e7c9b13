import type { SettingsValues } from "#content/kinds/settings.ts";
import type { BuiltInPicture } from "#content/desk/uploads/media-contract.ts";
import type { TileId } from "#services/map-tiles/tile-area.ts";
import type { DeskServices } from "#accounts/calls/desk-routes.ts";
import type { LinkCheckServices } from "./links/content-links.ts";
import type { HasPicture, IsReserved } from "./check-content.ts";
import type { RenderPreview } from "./preview.ts";

/** Dependencies of the routes of content and pictures. */
export interface ContentServices extends DeskServices {
  readonly hasPicture: HasPicture;
  readonly isReserved: IsReserved;
  /** The pictures that come with the code, as content may name them. */
  readonly builtInPictures: readonly BuiltInPicture[];
  readonly renderPreview: RenderPreview;
  /** Returns a tile's picture; rejects if there is none. */
  readonly readTile: (tile: TileId) => Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the operator's values of settings that staff may publish. */
  readonly fileSettings: () => SettingsValues;
  readonly links: LinkCheckServices;
}
